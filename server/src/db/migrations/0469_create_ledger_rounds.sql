-- Until when an hourly check looked. Null: it found something, so the next one looks at the same again.
alter table ledger_checks add column looked_until timestamptz(3);

-- Checks of everything, which go on from range to range of members. A row that is inserted by hand begins one.
create table ledger_rounds (
  began_at timestamptz(3) primary key default now(),
  -- By the database's clock, as `looked_until` of `ledger_checks`.
  looked_until timestamptz(3) not null default now(),
  -- The last member of the last range; null: none is checked yet.
  reached uuid,
  -- Sums of what the ranges so far found, by kind.
  differences jsonb not null default '{}',
  finished_at timestamptz(3)
);
create unique index ledger_rounds_open on ledger_rounds ((true)) where finished_at is null;
