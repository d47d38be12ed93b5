-- Small: search_places.
-- Where members who can be found live, so that a search by distance goes from place to place instead of measuring every
-- member. A place stays when its last member leaves: there are as many as known cities.
create table search_places (
  country text not null,
  region text not null,
  latitude double precision not null,
  longitude double precision not null,
  primary key (country, region, latitude, longitude)
);
comment on column search_places.region is 'Empty for members who name none.';

-- As in 0370, with the places.
create or replace function feed_search(changed uuid[]) returns void language sql as $$
  delete from search_entries where id = any (changed) and not exists (
    select from members m left join profiles p on p.member_id = m.id
    where m.id = search_entries.id and m.status <> 'deleted'
      and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  );
  insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests, verified, wants)
  select m.id, m.gender, m.country, p.region, m.date_of_birth, greatest(m.last_active_at, m.active_until),
    exists (select from photos where photos.member_id = m.id and photos.status = 'active'), m.fictional,
    p.latitude, p.longitude, coalesce(p.interests, '{}'), m.verified_at is not null, wanted_gender(m.gender, p.sexuality, p.seeks)
  from members m left join profiles p on p.member_id = m.id
  where m.id = any (changed) and m.status <> 'deleted'
    and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  on conflict (id) do update set gender = excluded.gender, country = excluded.country, region = excluded.region,
    birth = excluded.birth, last_active = excluded.last_active, has_photo = excluded.has_photo, fictional = excluded.fictional,
    latitude = excluded.latitude, longitude = excluded.longitude, interests = excluded.interests, verified = excluded.verified,
    wants = excluded.wants;
  -- In one order, so that two transactions with new places never wait for each other.
  insert into search_places (country, region, latitude, longitude)
  select distinct country, coalesce(region, ''), latitude, longitude from search_entries
  where id = any (changed) and latitude is not null and longitude is not null
  order by 1, 2, 3, 4
  on conflict do nothing;
$$;

insert into search_places (country, region, latitude, longitude)
select distinct country, coalesce(region, ''), latitude, longitude from search_entries
where latitude is not null and longitude is not null
on conflict do nothing;
