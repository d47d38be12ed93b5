create table sessions (
  token_hash text primary key,
  id uuid not null unique,
  member_id uuid not null references members on delete cascade,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index sessions_member on sessions (member_id);
create index sessions_expiry on sessions (expires_at);

-- Wrong log-ins by account and by address block; `key` is a fingerprint, not the address itself.
create table login_attempts (
  key text primary key,
  failed integer not null,
  window_started timestamptz(3) not null
);
