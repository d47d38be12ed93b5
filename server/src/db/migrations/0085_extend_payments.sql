create sequence payment_numbers;

alter table payments
  -- What a person calls the payment by.
  add column number text not null
    default ('AM-' || to_char(now() at time zone 'utc', 'YYYY') || '-' || lpad(nextval('payment_numbers')::text, 6, '0')),
  add column discount_percentage integer not null default 0,
  -- The typed code that gave the discount; null: the welcome offer, or none.
  add column discount_code text,
  -- Why it did not come about, and the means as the provider shows it.
  add column failure text,
  add column instrument text,
  -- When to ask the provider next, in case its report is lost; null: nothing can change any more.
  add column check_at timestamptz(3),
  -- The stored means that is charged; null: the member pays at the provider's page.
  add column mandate_id uuid,
  add constraint payments_number unique (number);
update payments set discount_percentage = 25 where with_offer;
update payments set check_at = created_at where state = 'pending';

create index payments_due on payments (check_at) where check_at is not null;
create unique index payments_provider on payments (provider, provider_id);

-- What the sandbox's bank answers in the end, and what came before.
alter table sandbox_payments
  add column failure text,
  add column instrument text,
  add column mandate uuid,
  -- The shop's own number of the payment, for people to read.
  add column shop_number text not null default '',
  add column remember boolean not null default false,
  -- When the outcome holds; before it the payment is open at the bank, or refused for the time being.
  add column settles_at timestamptz(3),
  add column refused_first boolean not null default false,
  -- False: the provider reports nothing by itself, as when its calls get lost.
  add column reports boolean not null default true;
create unique index sandbox_payments_reference on sandbox_payments (merchant_reference);
