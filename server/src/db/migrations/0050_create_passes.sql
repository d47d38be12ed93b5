-- Whom a member passed in the swipe game: they come back nowhere until the member asks for it.
create table passes (
  member_id uuid not null references members on delete cascade,
  passed_id uuid not null references members on delete cascade,
  passed_at timestamptz(3) not null,
  primary key (member_id, passed_id),
  check (member_id <> passed_id)
);
create index passes_received on passes (passed_id);
