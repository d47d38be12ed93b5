-- How fast and steady pages were in browsers: a histogram by hour. `bucket` is an eighth of a doubling, of milliseconds or
-- of thousandths (CLS). Holds nothing about anybody.
create table field_figures (
  remote text not null,
  version text not null,
  route text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  -- The part of the metric that took most; empty: unknown.
  phase text not null,
  hour timestamptz not null,
  bucket smallint not null check (bucket between 0 and 136),
  count integer not null check (count > 0),
  primary key (remote, version, route, metric, phase, hour, bucket)
);
create index field_figures_by_hour on field_figures (hour);

-- The first figures of each visitor of a trial, as buckets; null until they are known.
alter table canary_visitors add column lcp smallint, add column inp smallint;
