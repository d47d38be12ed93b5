-- Photos whose owner has just removed them. They are no photos any more and nothing shows them; for some minutes the
-- owner can take the removal back. No reference to the member: whoever is erased leaves files that still have to go.
create table removed_photos (
  id uuid primary key,
  member_id uuid not null,
  position integer not null,
  status text not null,
  name_key text not null,
  drawing jsonb,
  hash text,
  reason text,
  created_at timestamptz(3) not null,
  removed_at timestamptz(3) not null
);
create index removed_photos_age on removed_photos (removed_at);
