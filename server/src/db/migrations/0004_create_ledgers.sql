create table wallets (
  member_id uuid primary key references members on delete restrict,
  balance integer not null check (balance >= 0)
);

-- Double entry: each transfer has rows that add up to 0. Amounts are whole credits.
create table credit_entries (
  member_id uuid not null,
  transfer_id uuid not null,
  account text not null check (account in ('wallet', 'sold', 'granted', 'spent', 'refunded')),
  amount integer not null check (amount <> 0),
  reason text not null,
  ref text not null,
  created_at timestamptz(3) not null,
  primary key (member_id, transfer_id, account)
);

-- The same in money, minor units, by currency.
create table money_entries (
  member_id uuid not null,
  transfer_id uuid not null,
  account text not null check (account in ('provider', 'revenue', 'vat')),
  amount integer not null check (amount <> 0),
  currency text not null,
  reason text not null,
  ref text not null,
  created_at timestamptz(3) not null,
  primary key (member_id, transfer_id, account)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries never change';
end $$;
create trigger credit_entries_stay before update or delete on credit_entries for each row execute function refuse_change();
create trigger money_entries_stay before update or delete on money_entries for each row execute function refuse_change();

create function check_transfer_balance() returns trigger language plpgsql as $$
declare
  rest bigint;
begin
  execute format('select sum(amount) from %I where member_id = $1 and transfer_id = $2', tg_table_name)
    into rest using new.member_id, new.transfer_id;
  if rest <> 0 then
    raise exception 'transfer % does not balance', new.transfer_id;
  end if;
  return null;
end $$;
create constraint trigger credit_entries_balance after insert on credit_entries
  deferrable initially deferred for each row execute function check_transfer_balance();
create constraint trigger money_entries_balance after insert on money_entries
  deferrable initially deferred for each row execute function check_transfer_balance();
