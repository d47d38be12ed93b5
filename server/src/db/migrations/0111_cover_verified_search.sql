-- Since 0080 a walk along the order of last activity asks for these columns, too: without them in the index it opens the
-- table for each verified member.
drop index search_verified, search_verified_anywhere;
create index search_verified on search_entries (country, gender, last_active desc, id desc)
  include (birth, region, has_photo, fictional, interest_bits, latitude, longitude) where verified;
create index search_verified_anywhere on search_entries (last_active desc, id desc)
  include (birth, gender, country, region, has_photo, fictional, interest_bits, latitude, longitude) where verified;
