alter table payments
  -- The member has done their part and the bank decides; false: the provider's page is still open to them.
  add column at_bank boolean not null default false,
  -- When the provider was last asked because the member looked.
  add column asked_at timestamptz(3);
update payments set at_bank = true where state = 'pending';

-- Money that arrived for an order that was over, and whose offer, code or limit another order had taken: it goes back.
create table late_payments (
  -- Also the refund's name at the provider: repeated, it pays back once.
  id uuid primary key,
  payment_id uuid not null unique references payments on delete restrict,
  received_at timestamptz(3) not null,
  refunded_at timestamptz(3),
  provider_refund text
);
create index late_payments_open on late_payments (received_at) where refunded_at is null;

-- What is owed to a member between the arrival of a late payment and its return.
alter table money_entries drop constraint money_entries_account_check;
alter table money_entries add constraint money_entries_account_check check (account in ('provider', 'revenue', 'vat', 'owed'));
