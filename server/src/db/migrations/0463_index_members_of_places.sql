-- Without a transaction.
-- The members of each place, the last active first, with everything that a search filters by.
drop index concurrently if exists search_of_place;
create index concurrently search_of_place on search_entries (gender, latitude, longitude, last_active desc, id desc)
  include (country, region, birth, has_photo, fictional, verified, interest_bits, wants);

-- The places of those who signed up while 0462 ran, by the function of before. Building the index waited for them.
insert into search_places (country, region, latitude, longitude)
select distinct country, coalesce(region, ''), latitude, longitude from search_entries
where latitude is not null and longitude is not null
on conflict do nothing;
