-- What members say of themselves. A member without a row has said nothing yet.
create table profiles (
  member_id uuid primary key references members on delete cascade,
  region text,
  city text,
  -- Of the city, never of the person.
  latitude double precision,
  longitude double precision,
  sexuality text,
  hair_color text,
  eye_color text,
  relationship_status text,
  body_type text,
  about_me text,
  interests text[] not null default '{}',
  invisible_mode boolean not null default false,
  disabled boolean not null default false,
  -- Agreed to stand on the home page with name, age and main image.
  on_home_page boolean not null default false,
  live boolean not null default false,
  exclusive boolean not null default false
);
create index profiles_home_page on profiles (member_id) where on_home_page;
