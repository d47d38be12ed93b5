-- Who looked at whose page, one row for a pair. Members in invisible mode leave none.
create table visits (
  viewer_id uuid not null references members on delete cascade,
  viewed_id uuid not null references members on delete cascade,
  visited_at timestamptz(3) not null,
  primary key (viewer_id, viewed_id),
  check (viewer_id <> viewed_id)
);
create index visits_received on visits (viewed_id, visited_at desc);
create index visits_old on visits (visited_at);
