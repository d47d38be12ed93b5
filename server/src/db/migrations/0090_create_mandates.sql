-- Means that a member let the provider keep: a card, an account with a SEPA mandate.
create table mandates (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  provider text not null,
  -- The provider's own name of it.
  reference text not null,
  method text not null,
  label text not null,
  created_at timestamptz(3) not null,
  -- From then on it is no longer charged.
  ended_at timestamptz(3),
  unique (provider, reference)
);
create index mandates_member on mandates (member_id, method) where ended_at is null;

create table sandbox_mandates (
  id uuid primary key,
  label text not null,
  -- What a charge is answered with.
  outcome text not null check (outcome in ('completed', 'failed')),
  created_at timestamptz(3) not null
);
