-- How fast and steady pages were in browsers: one histogram per page, version, metric, phase and day, so that the table
-- grows by pages and days, and not by what is reported. Holds nothing about anybody.
create table page_figures (
  -- In UTC.
  day date not null,
  remote text not null,
  version text not null,
  route text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  -- The part of the metric that took most; empty: unknown.
  phase text not null,
  count integer not null check (count > 0),
  -- How many figures fell into each bucket: an eighth of a doubling, of milliseconds or of thousandths (CLS).
  buckets integer[] not null check (cardinality(buckets) = 137),
  primary key (day, remote, version, route, metric, phase)
);

-- The first figures of each visitor of a trial, as buckets; null until they are known.
alter table canary_visitors add column lcp smallint, add column inp smallint;
