-- When each of the site's own pages last changed, for search engines: a page with another fingerprint has changed.
create table page_changes (
  path text primary key,
  fingerprint text not null,
  changed_at timestamptz(3) not null
);
