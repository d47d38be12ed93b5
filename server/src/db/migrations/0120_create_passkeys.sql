create table passkeys (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  -- Base64url, as the browser names it.
  credential text not null unique,
  public_key bytea not null,
  -- Grows with each use where the device counts; one that falls back is a copy.
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  name text not null,
  created_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index passkeys_member on passkeys (member_id);

-- What a passkey is asked to sign: one for each holder, which is a session that adds one or a browser that logs in.
create table passkey_challenges (
  holder text primary key,
  challenge text not null,
  expires_at timestamptz(3) not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
