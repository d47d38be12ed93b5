-- Two sign-ups at the same moment cannot both get a name that looks the same. Members who look alike from before keep
-- their names: the oldest of them has the look, the others are marked.
alter table members add column looks_like_older boolean not null default false;
update members set looks_like_older = true where exists (
  select from members older
  where name_seen(older.name::text) = name_seen(members.name::text)
    and (older.signup_date, older.id) < (members.signup_date, members.id)
);
create unique index members_name_seen_once on members (name_seen(name::text)) where not looks_like_older;
