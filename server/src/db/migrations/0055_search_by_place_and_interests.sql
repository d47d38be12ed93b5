-- The place is the one of the profile: of the city, never of the person. Replicas hold it like the other filters.
alter table search_entries
  add column latitude double precision,
  add column longitude double precision,
  add column interests text[] not null default '{}';

create or replace function feed_search(changed uuid[]) returns void language sql as $$
  delete from search_entries where id = any (changed) and not exists (
    select from members m left join profiles p on p.member_id = m.id
    where m.id = search_entries.id and m.status <> 'deleted'
      and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  );
  insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests)
  select m.id, m.gender, m.country, p.region, m.date_of_birth, m.last_active_at,
    exists (select from photos where photos.member_id = m.id and photos.status = 'active'), m.fictional,
    p.latitude, p.longitude, coalesce(p.interests, '{}')
  from members m left join profiles p on p.member_id = m.id
  where m.id = any (changed) and m.status <> 'deleted'
    and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  on conflict (id) do update set gender = excluded.gender, country = excluded.country, region = excluded.region,
    birth = excluded.birth, last_active = excluded.last_active, has_photo = excluded.has_photo, fictional = excluded.fictional,
    latitude = excluded.latitude, longitude = excluded.longitude, interests = excluded.interests;
$$;

update search_entries set latitude = p.latitude, longitude = p.longitude, interests = p.interests
from profiles p where p.member_id = search_entries.id;

-- What is rare is found by these two; what many have in common comes sooner along the order of last activity.
create index search_place on search_entries (latitude, longitude) include (birth, gender, country, last_active, id, has_photo, fictional);
create index search_interests on search_entries using gin (interests);
