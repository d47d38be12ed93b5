-- What happened to each visitor during the trial of a canary, with the canary and with the active version. A visitor is the
-- number in the canary's cookie; it counts once, and so does each network from which one comes, so that nobody speaks for
-- many. `network` is a keyed hash that holds for this trial alone; its rows go when it has ended. A trial that is on
-- begins to count anew.
drop table canary_visitors;
create table canary_visitors (
  remote text not null,
  -- When it began.
  trial timestamptz not null,
  version text not null,
  visitor smallint not null check (visitor between 0 and 9999),
  network text not null,
  failed boolean not null,
  -- Null until a start could be held against the usual times.
  slow boolean,
  primary key (remote, trial, visitor),
  unique (remote, trial, network)
);
