create table discount_codes (
  code citext primary key,
  country text,
  member_id uuid references members on delete cascade,
  expires_at timestamptz(3) not null,
  value_percentage integer not null check (value_percentage between 0 and 90),
  currency text,
  minimum_order_value integer,
  paymentmethods jsonb not null default '[]',
  created_at timestamptz(3) not null
);

-- Each member uses a code once: reserved by the payment that is under way, used when that is completed.
create table discount_uses (
  code citext not null references discount_codes on delete cascade,
  member_id uuid not null references members on delete cascade,
  payment_id uuid not null references payments on delete cascade,
  used_at timestamptz(3),
  primary key (code, member_id)
);
create index discount_uses_payment on discount_uses (payment_id);
