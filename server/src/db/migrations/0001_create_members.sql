create extension if not exists citext;
create extension if not exists pg_trgm;
create extension if not exists cube;
create extension if not exists earthdistance;

-- Accounts and base identity. What a member says of themselves stands in other domains' tables.
create table members (
  id uuid primary key,
  email citext not null unique,
  name citext not null unique,
  -- Empty: nobody can log in (fictional members).
  password_hash text not null default '',
  status text not null default 'not_confirmed' check (status in ('not_confirmed', 'active', 'deleted')),
  paid_user boolean not null default false,
  fictional boolean not null default false,
  roles text[] not null default '{}',
  language text not null,
  country text not null,
  time_zone text not null,
  gender text not null check (gender in ('male', 'female')),
  date_of_birth date not null,
  notifications_disabled text[] not null default '{}',
  signup_date timestamptz(3) not null,
  last_active_at timestamptz(3) not null,
  deleted_at timestamptz(3),
  signup_message text,
  -- The member whose page led to the sign-up.
  signup_profile uuid,
  tracking jsonb not null default '{}'
);

-- Single-use links that were mailed: activation now, password reset and reactivation later.
create table account_links (
  member_id uuid not null references members on delete cascade,
  token_hash text not null,
  purpose text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  primary key (member_id, token_hash)
);
create unique index account_links_token on account_links (token_hash);
