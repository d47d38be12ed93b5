-- How often browsers reported that a version of a remote failed, by day and kind. Holds nothing about anybody.
create table client_errors (
  day date not null,
  remote text not null,
  version text not null,
  kind text not null,
  count integer not null default 1 check (count > 0),
  primary key (remote, version, day, kind)
);
