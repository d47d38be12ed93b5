-- Everybody who can be found, with what the filters ask for and nothing else, so that it can live on replicas.
-- Deleted, disabled and invisible members have no row.
create table search_entries (
  id uuid primary key,
  gender text not null,
  country text not null,
  region text,
  birth date not null,
  last_active timestamptz(3) not null,
  has_photo boolean not null,
  fictional boolean not null
);
create index search_region on search_entries (gender, country, region, last_active desc, id desc) include (birth, has_photo, fictional);
create index search_country on search_entries (gender, country, last_active desc, id desc) include (birth, has_photo, fictional);
create index search_gender on search_entries (gender, last_active desc, id desc) include (birth, has_photo, fictional);
create index search_everybody on search_entries (last_active desc, id desc) include (birth, has_photo, fictional);

-- Rewrites the rows of some members from the tables that are the truth.
create function feed_search(changed uuid[]) returns void language sql as $$
  delete from search_entries where id = any (changed) and not exists (
    select from members m left join profiles p on p.member_id = m.id
    where m.id = search_entries.id and m.status <> 'deleted'
      and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  );
  insert into search_entries (id, gender, country, region, birth, last_active, has_photo, fictional)
  select m.id, m.gender, m.country, p.region, m.date_of_birth, m.last_active_at,
    exists (select from photos where photos.member_id = m.id and photos.status = 'active'), m.fictional
  from members m left join profiles p on p.member_id = m.id
  where m.id = any (changed) and m.status <> 'deleted'
    and not coalesce(p.invisible_mode, false) and not coalesce(p.disabled, false)
  on conflict (id) do update set gender = excluded.gender, country = excluded.country, region = excluded.region,
    birth = excluded.birth, last_active = excluded.last_active, has_photo = excluded.has_photo, fictional = excluded.fictional;
$$;

-- Statement triggers: whoever writes a member, a profile or a photo feeds the search in the same transaction, be it one
-- row or two thousand.
create function feed_search_from_members() returns trigger language plpgsql as $$
begin
  perform feed_search(array(select id from changed));
  return null;
end $$;
create function feed_search_from_parts() returns trigger language plpgsql as $$
begin
  perform feed_search(array(select distinct member_id from changed));
  return null;
end $$;
create trigger search_members_new after insert on members
  referencing new table as changed for each statement execute function feed_search_from_members();
create trigger search_members_changed after update on members
  referencing new table as changed for each statement execute function feed_search_from_members();
create trigger search_profiles_new after insert on profiles
  referencing new table as changed for each statement execute function feed_search_from_parts();
create trigger search_profiles_changed after update on profiles
  referencing new table as changed for each statement execute function feed_search_from_parts();
create trigger search_photos_new after insert on photos
  referencing new table as changed for each statement execute function feed_search_from_parts();
create trigger search_photos_changed after update on photos
  referencing new table as changed for each statement execute function feed_search_from_parts();
create trigger search_photos_gone after delete on photos
  referencing old table as changed for each statement execute function feed_search_from_parts();

create function forget_search_entry() returns trigger language plpgsql as $$
begin
  delete from search_entries where id in (select id from changed);
  return null;
end $$;
create trigger search_members_gone after delete on members
  referencing old table as changed for each statement execute function forget_search_entry();

select feed_search(array(select id from members));
