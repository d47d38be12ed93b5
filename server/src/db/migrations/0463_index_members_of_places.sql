-- Without a transaction.
-- The members of each place, the last active first, with everything that a search filters by.
drop index concurrently if exists search_of_place;
create index concurrently search_of_place on search_entries (gender, latitude, longitude, last_active desc, id desc)
  include (country, region, birth, has_photo, fictional, verified, interest_bits, wants);
