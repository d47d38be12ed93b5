-- What happened to each visitor during the trial of a canary, with the canary and with the active version. A visitor is
-- the number in the canary's cookie, which many people share. `trial` is the moment at which it began; its rows go when
-- it has ended. `slow` is null until a start could be held against the usual times.
create table canary_visitors (
  remote text not null,
  trial timestamptz not null,
  version text not null,
  visitor smallint not null check (visitor between 0 and 9999),
  failed boolean not null,
  slow boolean,
  primary key (remote, trial, version, visitor)
);
