-- Until when a member counts as active although the database is told of it only now and then, because the heartbeats are
-- in Valkey; null: offline, or every heartbeat is written here. Heartbeats that end clear it.
alter table members add column active_until timestamptz(3);

-- As in 0150, with the time until which a member counts as active.
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
$$;
