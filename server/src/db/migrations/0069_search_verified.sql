alter table search_entries add column verified boolean not null default false;

create or replace function feed_search(changed uuid[]) returns void language sql as $$
  delete from search_entries where id = any (changed) and not exists (
    select from members m left join profiles p on p.member_id = m.id
    where m.id = search_entries.id and m.status <> 'deleted'
      and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  );
  insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional, latitude, longitude, interests, verified)
  select m.id, m.gender, m.country, p.region, m.date_of_birth, m.last_active_at,
    exists (select from photos where photos.member_id = m.id and photos.status = 'active'), m.fictional,
    p.latitude, p.longitude, coalesce(p.interests, '{}'), m.verified_at is not null
  from members m left join profiles p on p.member_id = m.id
  where m.id = any (changed) and m.status <> 'deleted'
    and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  on conflict (id) do update set gender = excluded.gender, country = excluded.country, region = excluded.region,
    birth = excluded.birth, last_active = excluded.last_active, has_photo = excluded.has_photo, fictional = excluded.fictional,
    latitude = excluded.latitude, longitude = excluded.longitude, interests = excluded.interests, verified = excluded.verified;
$$;

-- Few are verified: these hold them alone, small beside the others, in the order that the search lists.
create index search_verified on search_entries (country, gender, last_active desc, id desc) include (birth, region, has_photo, fictional) where verified;
create index search_verified_anywhere on search_entries (last_active desc, id desc) include (birth, gender, country, has_photo, fictional) where verified;
