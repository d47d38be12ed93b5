-- One bit for each interest, so that an index can hold all of a member's in eight bytes. The order is that of
-- `INTERESTS` in the contracts, which grows at its end only; a test compares the two.
create function interest_bits(interests text[]) returns bigint language sql immutable parallel safe as $$
  select coalesce(bit_or(1::bigint << (position - 1)), 0) from (
    select array_position(array[
      'relationship','friendship','onenightstand','kissing','flirting','romance','videogames','boardgames','politics','history',
      'science','technology','hiking','cycling','running','swimming','yoga','football','tennis','sailing','skiing','dancing',
      'cooking','baking','wine','coffee','beer','restaurants','cinema','series','theatre','museums','photography','painting',
      'reading','writing','music','concerts','opera','singing','guitar','piano','travel','camping','sea','mountains',
      'gardening','dogs','cats','motorbikes','volunteering','astrology'
    ], interest) as position from unnest(interests) as interest
  ) as known
$$;
alter table search_entries
  add column interest_bits bigint generated always as (interest_bits(interests)) stored,
  -- Tenths of a degree: a few bands and a range of longitudes are a box, where two ranges would be a belt around the earth.
  add column latitude_band smallint generated always as (floor(latitude * 10)) stored;

-- Whoever reads along the order of last activity finds every filter in the index and never opens the table.
drop index search_region, search_country, search_gender, search_everybody, search_any_gender, search_any_gender_region, search_place,
  search_interests;
create index search_region on search_entries (gender, country, region, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude);
create index search_country on search_entries (gender, country, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude);
create index search_gender on search_entries (gender, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude);
create index search_everybody on search_entries (last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude);
create index search_any_gender on search_entries (country, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude);
create index search_any_gender_region on search_entries (country, region, last_active desc, id desc)
  include (birth, has_photo, fictional, interest_bits, latitude, longitude);

-- What that order does not meet early is rare, and found by what makes it rare.
create index search_place on search_entries (gender, latitude_band, longitude)
  include (latitude, country, region, birth, last_active, id, has_photo, fictional, interest_bits);
create index search_birth on search_entries (gender, country, birth)
  include (region, last_active, id, has_photo, fictional, interest_bits, latitude, longitude);
create index search_photo on search_entries (gender, country, birth)
  include (region, last_active, id, fictional, interest_bits, latitude, longitude) where has_photo;
