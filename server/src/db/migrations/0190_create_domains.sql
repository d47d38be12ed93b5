-- The site under further addresses. A host that is not here gets the default site.
create table domains (
  -- As browsers send it: lower case, with the port where there is one.
  host text primary key check (host = lower(host)),
  language text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- What companyinfo.php answers there, where it differs from the default.
  company jsonb not null default '{}'
);
