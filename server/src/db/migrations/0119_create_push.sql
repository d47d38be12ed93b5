-- Devices that get pushes. Each belongs to the session that asked for them and ends with it.
create table push_subscriptions (
  id uuid primary key,
  session_id uuid not null unique references sessions (id) on delete cascade,
  member_id uuid not null references members on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null
);
create index push_subscriptions_member on push_subscriptions (member_id);

-- What members decided about pushes on all their devices. Without a row: the defaults.
create table push_settings (
  member_id uuid primary key references members on delete cascade,
  names boolean not null,
  quiet boolean not null
);

-- Something happened that a member's devices have not been told of; a job that is due by then tells it.
create table push_due (
  member_id uuid not null references members on delete cascade,
  kind text not null,
  due_at timestamptz(3) not null,
  primary key (member_id, kind)
);

-- When pushes of a kind went out last.
create table push_sent (
  member_id uuid not null references members on delete cascade,
  kind text not null,
  sent_at timestamptz(3) not null,
  primary key (member_id, kind)
);

-- Until when a session counts as looking at a page: nobody who looks needs a push.
create table push_presence (
  session_id uuid primary key references sessions (id) on delete cascade,
  visible_until timestamptz(3) not null
);

alter table notice_choices add column push boolean not null default true;
alter table notice_choices alter column push drop default;
