-- New versions that tokens published within a day, of which each part has a limited number.
create table delivery_publications (
  part text not null,
  version text not null,
  at timestamptz(3) not null,
  primary key (part, version)
);
create index delivery_publications_at on delivery_publications (part, at);
