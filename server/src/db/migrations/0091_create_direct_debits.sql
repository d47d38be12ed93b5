create table direct_debits (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  package text not null,
  country text not null,
  total integer not null,
  currency text not null,
  code text,
  -- Holder, IBAN and address; null once the provider holds the mandate or the request is over.
  account jsonb,
  phone_hash text not null,
  otp_hash text not null,
  tries integer not null default 0,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  payment_id uuid references payments
);
create index direct_debits_member on direct_debits (member_id, created_at desc);

-- Accounts and numbers that are refused, as keyed hashes.
create table blocked_debtors (
  kind text not null check (kind in ('iban', 'phone')),
  hash text not null,
  primary key (kind, hash)
);
