-- Canaries that were taken back and told of, so that each is told once, whichever process sees it first.
create table delivery_notices (
  remote text not null,
  version text not null,
  at timestamptz not null,
  primary key (remote, version, at)
);
