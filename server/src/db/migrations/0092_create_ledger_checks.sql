-- Results of the reconciliation: how many rows of each kind do not agree.
create table ledger_checks (
  checked_at timestamptz(3) primary key,
  differences jsonb not null
);
