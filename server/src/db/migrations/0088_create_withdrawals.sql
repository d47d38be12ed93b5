create table withdrawals (
  -- Also the refund's name at the provider: repeated, it pays back once.
  id uuid primary key,
  payment_id uuid not null unique references payments on delete restrict,
  member_id uuid not null references members on delete restrict,
  credits integer not null check (credits > 0),
  refund integer not null check (refund > 0),
  vat integer not null,
  currency text not null,
  requested_at timestamptz(3) not null,
  -- When the provider took the refund over, and what it calls it.
  refunded_at timestamptz(3),
  provider_refund text
);
create index withdrawals_open on withdrawals (requested_at) where refunded_at is null;

create table sandbox_refunds (
  id uuid primary key,
  payment uuid not null references sandbox_payments,
  amount integer not null check (amount > 0),
  created_at timestamptz(3) not null
);
