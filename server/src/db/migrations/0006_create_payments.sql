create table payments (
  id uuid primary key,
  member_id uuid not null references members on delete restrict,
  package text not null,
  credits integer not null check (credits > 0),
  method text not null,
  country text not null,
  currency text not null,
  list_price integer not null,
  total integer not null check (total > 0),
  vat integer not null,
  vat_percentage numeric(4, 1) not null,
  with_offer boolean not null,
  provider text not null,
  -- The provider's own id; null until it has answered.
  provider_id text,
  state text not null default 'pending' check (state in ('pending', 'completed', 'failed', 'cancelled')),
  created_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
create index payments_member on payments (member_id, created_at desc, id desc);

-- The one offer of a member; the primary key keeps it from being issued again.
create table offers (
  member_id uuid primary key references members on delete cascade,
  percentage integer not null,
  expires_at timestamptz(3) not null,
  -- The payment that is using it or has used it.
  payment_id uuid references payments,
  used_at timestamptz(3)
);

-- Reports of a provider, by its own event id: a repeated one acts once.
create table payment_reports (
  provider text not null,
  event_id text not null,
  payment_id uuid not null,
  received_at timestamptz(3) not null,
  primary key (provider, event_id)
);

-- The sandbox provider's own books; a real provider keeps them elsewhere.
create table sandbox_payments (
  id uuid primary key,
  merchant_reference text not null,
  description text not null,
  amount integer not null,
  currency text not null,
  method text not null,
  language text not null,
  return_url text not null,
  webhook_url text not null,
  outcome text,
  created_at timestamptz(3) not null
);
