-- One row for each write that acted, stored with its effect in one transaction.
create table idempotency (
  -- The member's id, or `visitor`.
  scope text not null,
  key text not null,
  endpoint text not null,
  -- Fingerprint of the request: the same key with another body is refused.
  hash text not null,
  answer jsonb,
  -- The member whom the write logged in; a repeat logs in again, since no token is kept.
  signed_in uuid,
  created_at timestamptz(3) not null,
  primary key (scope, key)
);
create index idempotency_age on idempotency (created_at);
