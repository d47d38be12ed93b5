create table blocks (
  member_id uuid not null references members on delete cascade,
  blocked_id uuid not null references members on delete cascade,
  since timestamptz(3) not null,
  primary key (member_id, blocked_id),
  check (member_id <> blocked_id)
);
create index blocks_against on blocks (blocked_id, member_id);
