create table spending_limits (
  member_id uuid not null references members on delete cascade,
  period text not null check (period in ('day', 'month')),
  currency text not null,
  -- Minor units; null: no limit.
  amount integer check (amount > 0),
  -- What replaces it from `next_from` on; nothing waits where that is null.
  next_amount integer check (next_amount > 0),
  next_from timestamptz(3),
  primary key (member_id, period)
);
