create table likes (
  member_id uuid not null references members on delete cascade,
  liked_id uuid not null references members on delete cascade,
  liked_at timestamptz(3) not null,
  -- Null: the liked member has not seen it yet.
  seen_at timestamptz(3),
  -- Made by the system: labelled, and never new.
  automatic boolean not null default false,
  primary key (member_id, liked_id),
  check (member_id <> liked_id)
);
create index likes_received on likes (liked_id, liked_at desc);
create index likes_new on likes (liked_id) where seen_at is null and not automatic;
