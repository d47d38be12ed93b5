-- The last round of the match-finder of each member: what was answered and who was found, the best first.
create table match_rounds (
  member_id uuid primary key references members on delete cascade,
  answers jsonb not null,
  only_real boolean not null,
  everywhere boolean not null,
  found uuid[] not null,
  asked_at timestamptz(3) not null
);
