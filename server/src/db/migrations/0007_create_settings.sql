-- Values that differ from the defaults in code, by setting.
create table settings (
  key text primary key,
  value jsonb not null
);

-- The built-in inbox, used where no mail server is set.
create table inbox_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  created_at timestamptz(3) not null
);
create index inbox_mails_age on inbox_mails (created_at desc);
