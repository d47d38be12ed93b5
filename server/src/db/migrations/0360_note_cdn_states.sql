-- What the pages that a CDN keeps were last purged for, so that each change purges them once, whoever notices it first.
create table cdn_states (
  what text primary key,
  state text not null
);
