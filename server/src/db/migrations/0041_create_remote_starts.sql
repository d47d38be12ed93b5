-- How often a version of a remote started in browsers, by hour, by the time that it took, and by whether its files
-- came over the line (cold) or lay in the browser. `bucket` is a quarter of a doubling of milliseconds. Holds nothing
-- about anybody.
create table remote_starts (
  remote text not null,
  version text not null,
  hour timestamptz not null,
  cold boolean not null,
  bucket smallint not null check (bucket between 0 and 70),
  count integer not null check (count > 0),
  primary key (remote, version, hour, cold, bucket)
);
