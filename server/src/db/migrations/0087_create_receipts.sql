-- Last number of each series; its row is locked until the receipt is stored, so that no number is left out.
create table receipt_series (
  series text primary key,
  last integer not null
);

-- What was sold or paid back, as it was on that day. Rows never change.
create table receipts (
  number text primary key,
  payment_id uuid not null references payments on delete restrict,
  member_id uuid not null,
  kind text not null check (kind in ('sale', 'refund')),
  issued_at timestamptz(3) not null,
  credits integer not null,
  gross integer not null,
  vat integer not null,
  vat_percentage numeric(4, 1) not null,
  currency text not null,
  -- Who sold: company, address and VAT numbers on that day.
  company jsonb not null,
  unique (payment_id, kind)
);
create trigger receipts_stay before update or delete on receipts for each row execute function refuse_change();
