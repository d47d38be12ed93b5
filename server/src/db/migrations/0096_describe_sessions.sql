-- What the list of sessions shows: with which browser, from which country, and when last.
alter table sessions add column user_agent text not null default '';
alter table sessions add column country text;
alter table sessions add column last_used_at timestamptz(3);
update sessions set last_used_at = created_at;
alter table sessions alter column last_used_at set not null;

-- Null: not since the sign-up.
alter table members add column password_changed_at timestamptz(3);

-- Links that change the address carry the one they lead to.
alter table account_links add column email citext;
create index account_links_expiry on account_links (expires_at);

-- Mails that somebody may ask for only so often: `key` is a fingerprint of the purpose and the address.
create table mail_requests (
  key text not null,
  day date not null,
  asked integer not null,
  primary key (key, day)
);
