-- Number of a member's newest event. Its row lock makes a member's events commit in the order of their numbers, so that
-- nobody reads past one that is still on its way; a sequence or a clock would not.
create table live_cursors (
  member_id uuid primary key,
  last integer not null
);
create table live_events (
  member_id uuid not null,
  number integer not null,
  event jsonb not null,
  created_at timestamptz(3) not null,
  primary key (member_id, number)
);
create index live_events_age on live_events (created_at);
