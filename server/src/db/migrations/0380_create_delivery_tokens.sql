-- With a token, a team or a pipeline ships its part over HTTP.
create table delivery_tokens (
  id uuid primary key,
  -- SHA-256 in hex: the token itself is shown once and kept nowhere.
  hash text not null unique,
  name text not null,
  -- Names of parts, or 'all'.
  parts text[] not null,
  steps text[] not null,
  -- True: exchanged for the signed token of a pipeline, and removed once it is over.
  exchanged boolean not null,
  made_by text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  revoked_by text,
  last_used_at timestamptz(3)
);
create index delivery_tokens_over on delivery_tokens (expires_at) where exchanged;

-- Signed tokens that were exchanged: each counts once.
create table delivery_exchanges (
  issuer text not null,
  jti text not null,
  expires_at timestamptz(3) not null,
  primary key (issuer, jti)
);
create index delivery_exchanges_over on delivery_exchanges (expires_at);

-- Who did what with which outcome, and the answer that a repeat gets. No foreign keys: it outlives its tokens.
create table delivery_steps (
  id uuid primary key,
  at timestamptz(3) not null,
  token_id uuid not null,
  -- The name of the token.
  name text not null,
  key text not null,
  -- Hash of what was asked: the same key with something else is refused.
  asked text not null,
  step text not null,
  -- Such as mf-chat@1.4.0.
  parts text[] not null,
  -- What was asked, as the server runs it.
  wish jsonb not null,
  -- Null: it runs.
  outcome text check (outcome in ('done', 'refused', 'forbidden')),
  lines text[] not null,
  refusal jsonb,
  ended_at timestamptz(3),
  unique (token_id, key)
);
create index delivery_steps_newest on delivery_steps (at desc, id desc);

create function refuse_delivery_step_change() returns trigger language plpgsql as $$
begin
  raise exception 'delivery_steps keeps what happened';
end $$;
create trigger delivery_steps_ended before update on delivery_steps for each row
  when (old.outcome is not null or (old.id, old.at, old.token_id, old.name, old.step, old.parts)
    is distinct from (new.id, new.at, new.token_id, new.name, new.step, new.parts))
  execute function refuse_delivery_step_change();
create trigger delivery_steps_rows before delete on delivery_steps
  for each row execute function refuse_delivery_step_change();
create trigger delivery_steps_table before truncate on delivery_steps
  for each statement execute function refuse_delivery_step_change();

-- Builds on their way into the store; their files are below uploads/ in it.
create table delivery_uploads (
  token_id uuid not null,
  part text not null,
  version text not null,
  manifest bytea not null,
  -- Bytes of all files according to the manifest.
  bytes integer not null,
  at timestamptz(3) not null,
  primary key (token_id, part, version)
);
create index delivery_uploads_oldest on delivery_uploads (at);
