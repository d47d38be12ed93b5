-- A visitor's first search and a bisexual member's name a country and no gender: 80 ms at a million members without these.
create index search_any_gender on search_entries (country, last_active desc, id desc) include (birth, has_photo, fictional);
create index search_any_gender_region on search_entries (country, region, last_active desc, id desc) include (birth, has_photo, fictional);
