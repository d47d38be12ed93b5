-- What `npm run distribute -- run` dropped, as the statements that create it again, in this order; `undo` runs them. Empty:
-- nothing was dropped, or by a release that did not record it. A migration that changes one of these keys changes its row.
create table dropped_keys (
  number integer generated always as identity primary key,
  name text not null unique,
  statement text not null
);
