-- Whom a member wants to meet, in their own words; null: not said. The orientation speaks where this does not.
alter table profiles add column seeks text check (seeks in ('male', 'female', 'both'));

-- The one gender that a member wants to meet; null: both, or not known.
create function wanted_gender(gender text, sexuality text, seeks text) returns text language sql immutable parallel safe as $$
  select case
    when seeks is not null then nullif(seeks, 'both')
    when sexuality = 'hetero' then case gender when 'male' then 'female' else 'male' end
    when sexuality in ('gay', 'lesbian') then gender
  end
$$;

alter table search_entries add column wants text;

create or replace function feed_search(changed uuid[]) returns void language sql as $$
  delete from search_entries where id = any (changed) and not exists (
    select from members m left join profiles p on p.member_id = m.id
    where m.id = search_entries.id and m.status <> 'deleted'
      and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  );
  insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests, verified, wants)
  select m.id, m.gender, m.country, p.region, m.date_of_birth, m.last_active_at,
    exists (select from photos where photos.member_id = m.id and photos.status = 'active'), m.fictional,
    p.latitude, p.longitude, coalesce(p.interests, '{}'), m.verified_at is not null, wanted_gender(m.gender, p.sexuality, p.seeks)
  from members m left join profiles p on p.member_id = m.id
  where m.id = any (changed) and m.status <> 'deleted'
    and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  on conflict (id) do update set gender = excluded.gender, country = excluded.country, region = excluded.region,
    birth = excluded.birth, last_active = excluded.last_active, has_photo = excluded.has_photo, fictional = excluded.fictional,
    latitude = excluded.latitude, longitude = excluded.longitude, interests = excluded.interests, verified = excluded.verified,
    wants = excluded.wants;
$$;

update search_entries set wants = wanted_gender(search_entries.gender, p.sexuality, p.seeks)
from profiles p where p.member_id = search_entries.id;

-- Every search of a member asks for it, so every index holds it: a walk along one never opens the table.
drop index search_region, search_country, search_gender, search_everybody, search_any_gender, search_any_gender_region, search_place,
  search_birth, search_photo, search_verified, search_verified_anywhere;
create index search_region on search_entries (gender, country, region, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_country on search_entries (gender, country, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_gender on search_entries (gender, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_everybody on search_entries (last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_any_gender on search_entries (country, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_any_gender_region on search_entries (country, region, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_place on search_entries (gender, latitude_band, longitude)
  include (latitude, country, region, birth, last_active, id, has_photo, fictional, interest_bits, wants);
create index search_birth on search_entries (gender, country, birth)
  include (region, last_active, id, has_photo, fictional, interest_bits, latitude, longitude, wants);
create index search_photo on search_entries (gender, country, birth)
  include (region, last_active, id, fictional, interest_bits, latitude, longitude, wants) where has_photo;
create index search_verified on search_entries (country, gender, last_active desc, id desc)
  include (birth, region, has_photo, fictional, interest_bits, latitude, longitude, wants) where verified;
create index search_verified_anywhere on search_entries (last_active desc, id desc)
  include (birth, gender, country, region, has_photo, fictional, interest_bits, latitude, longitude, wants) where verified;
