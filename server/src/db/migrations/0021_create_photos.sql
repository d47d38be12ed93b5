create table photos (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  -- The lowest active one is the main image.
  position integer not null,
  status text not null check (status in ('pending', 'active', 'refused')),
  -- Seals the names of the photo's files: without it they cannot be guessed.
  name_key text not null,
  -- How a demonstration member's photo is drawn when a file is first asked for; null for an uploaded one.
  drawing jsonb,
  created_at timestamptz(3) not null
);
create index photos_member on photos (member_id, position);
