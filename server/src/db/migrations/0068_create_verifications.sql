-- The badge: since when a member's selfie is known to show the person of the photos.
alter table members add column verified_at timestamptz(3);
-- Behind a fictional profile there is nobody whom a selfie could show.
alter table members add constraint members_fictional_is_never_verified check (not fictional or verified_at is null);

-- Requests for the badge, from the code that the server draws to a moderator's decision.
create table verifications (
  id uuid primary key,
  member_id uuid not null references members on delete cascade,
  status text not null check (status in ('code', 'pending', 'verified', 'refused', 'withdrawn')),
  code text not null,
  code_ends_at timestamptz(3) not null,
  sent_at timestamptz(3),
  decided_at timestamptz(3),
  reason text,
  -- The photos that the selfie was compared with.
  photo_ids uuid[] not null default '{}',
  check ((status = 'refused') = (reason is not null)),
  check (status in ('code', 'withdrawn') or sent_at is not null),
  check (status not in ('verified', 'refused') or decided_at is not null)
);
-- One request at a time: the code that was drawn last, or the selfie that waits.
create unique index verifications_open on verifications (member_id) where status in ('code', 'pending');
create index verifications_member on verifications (member_id, id desc);
create index verifications_queue on verifications (sent_at, id) where status = 'pending';

-- The selfies lie here and in no folder: they come and go in one transaction with their request, no address leads to
-- them, and whoever leaves takes them along.
create table verification_selfies (
  verification_id uuid primary key references verifications on delete cascade,
  bytes bytea not null
);

-- Whoever is somebody else now is not the one who was compared.
create function end_verification_with_the_gender() returns trigger language plpgsql as $$
begin
  new.verified_at := null;
  return new;
end $$;
create trigger verification_gender before update of gender on members
  for each row when (old.gender is distinct from new.gender) execute function end_verification_with_the_gender();

-- Of the photos that were compared at least one is still shown; else nobody knows whom the others show.
create function end_verification_without_its_photos() returns trigger language plpgsql as $$
begin
  update members set verified_at = null
  where verified_at is not null and id in (select member_id from changed) and not exists (
    select from photos p where p.member_id = members.id and p.status = 'active' and p.id = any (array(
      select unnest(v.photo_ids) from verifications v where v.member_id = members.id and v.status = 'verified' and v.decided_at = members.verified_at
    ))
  );
  return null;
end $$;
create trigger verification_photos_changed after update on photos
  referencing new table as changed for each statement execute function end_verification_without_its_photos();
create trigger verification_photos_gone after delete on photos
  referencing old table as changed for each statement execute function end_verification_without_its_photos();
