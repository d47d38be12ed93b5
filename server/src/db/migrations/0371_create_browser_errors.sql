-- Errors in browsers, grouped by their owner and the place in the sources: the tables grow by places, days, versions and
-- browsers, and not by what is reported. Holds nothing about anybody.
create table browser_errors (
  -- Hash of what makes the group.
  id text primary key,
  remote text not null,
  kind text not null,
  name text not null,
  -- What the engine says, or what a policy refused; null: something else.
  reason text,
  -- Where it was thrown, by path in the repository; null: unknown.
  file text,
  line integer,
  "column" integer,
  -- That line of the sources; null: unknown.
  source text,
  -- The places that led there, of the first report.
  frames jsonb not null,
  -- Where it happened last; null: on no page.
  route text,
  -- Generation of the registry of the last page; null: unknown.
  generation integer,
  first_version text not null,
  last_version text not null,
  first_seen timestamptz not null,
  last_seen timestamptz not null
);
create index browser_errors_newest on browser_errors (remote, last_seen desc);
create index browser_errors_last_seen on browser_errors (last_seen);

create table browser_error_counts (
  id text not null references browser_errors on delete cascade,
  -- In UTC.
  day date not null,
  version text not null,
  -- Family, such as Firefox.
  browser text not null,
  count integer not null check (count > 0),
  primary key (id, day, version, browser)
);
create index browser_error_counts_day on browser_error_counts (day);
