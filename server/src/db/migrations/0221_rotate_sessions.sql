-- False: the session is for this visit; it ends after a day, and earlier where nobody is there.
alter table sessions add column remembered boolean not null default true;

-- A change of the password gives the session another token; requests under way with the old one still arrive.
alter table sessions add column old_token_hash text;
alter table sessions add column rotated_at timestamptz(3);
create index sessions_old_token on sessions (old_token_hash) where old_token_hash is not null;
