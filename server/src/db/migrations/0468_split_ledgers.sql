-- Both ledgers by month of their transfers. Nothing is read or written here but the catalogue: the rows that are there
-- stay where they are, as the first part. Servers of the release before see the same tables. The function
-- check_credit_balance, which would look into every part, is not used any more.
alter table credit_entries rename to credit_entries_first;
alter table credit_entries_first rename constraint credit_entries_pkey to credit_entries_first_pkey;
drop trigger credit_entries_stay on credit_entries_first;
drop trigger credit_entries_balance on credit_entries_first;
alter table money_entries rename to money_entries_first;
alter table money_entries_first rename constraint money_entries_pkey to money_entries_first_pkey;
drop trigger money_entries_stay on money_entries_first;
drop trigger money_entries_balance on money_entries_first;

create table credit_entries (
  member_id uuid not null,
  transfer_id uuid not null,
  account text not null constraint credit_entries_account_check check (account in ('wallet', 'sold', 'granted', 'spent', 'refunded')),
  amount integer not null constraint credit_entries_amount_check check (amount <> 0),
  reason text not null,
  ref text not null,
  created_at timestamptz(3) not null,
  primary key (member_id, transfer_id, account)
) partition by range (transfer_id);
create index credit_entries_transfer on credit_entries using brin (transfer_id) with (autosummarize = on);
create table money_entries (
  member_id uuid not null,
  transfer_id uuid not null,
  account text not null constraint money_entries_account_check check (account in ('provider', 'revenue', 'vat', 'owed')),
  amount integer not null constraint money_entries_amount_check check (amount <> 0),
  currency text not null,
  reason text not null,
  ref text not null,
  created_at timestamptz(3) not null,
  primary key (member_id, transfer_id, account)
) partition by range (transfer_id);
create index money_entries_transfer on money_entries using brin (transfer_id) with (autosummarize = on);

-- Each part gets these triggers when it is attached.
create trigger credit_entries_stay before update or delete on credit_entries for each row execute function refuse_change();
create trigger money_entries_stay before update or delete on money_entries for each row execute function refuse_change();
-- A transfer is in one part, so the function looks there alone: it knows the part by its name. The role of the servers may
-- read the ledgers and none of their parts, so it acts as the owner.
alter function check_transfer_balance() security definer set search_path = public, pg_temp;
create constraint trigger credit_entries_balance after insert on credit_entries
  deferrable initially deferred for each row execute function check_transfer_balance();
create constraint trigger money_entries_balance after insert on money_entries
  deferrable initially deferred for each row execute function check_transfer_balance();

create function has_ledger_month(ledger regclass, month timestamptz) returns boolean language sql stable as $$
  select exists (
    select from pg_inherits
    join pg_class part on part.oid = inhrelid
    cross join lateral (select pg_get_expr(part.relpartbound, part.oid) as text) bound
    where inhparent = ledger
      and coalesce(substring(bound.text from 'FROM \(''([^'']+)''\)')::uuid <= first_uuid_at(month), true)
      and substring(bound.text from 'TO \(''([^'']+)''\)')::uuid > first_uuid_at(month)
  )
$$;

-- Makes the parts of this month and the next three, as far as they are missing. The role of the servers makes no tables,
-- so this acts as their owner. Who writes to a ledger does not wait for it.
create function make_ledger_months() returns void language plpgsql
security definer set search_path = public, pg_temp set lock_timeout = '2s' as $$
declare
  ledger text;
  part text;
  month timestamp;
begin
  foreach ledger in array array['credit_entries', 'money_entries'] loop
    for month in select date_trunc('month', now() at time zone 'UTC') + ahead * interval '1 month' from generate_series(0, 3) ahead loop
      continue when has_ledger_month(ledger::regclass, month at time zone 'UTC');
      part := ledger || to_char(month, '_YYYY_MM');
      execute format('create table %I (like %I including constraints)', part, ledger);
      execute format('alter table %I attach partition %I for values from (%L) to (%L)', ledger, part,
        first_uuid_at(month at time zone 'UTC'), first_uuid_at((month + interval '1 month') at time zone 'UTC'));
      -- An index that was made without rows has a line for the first pages all the same, which each message would change.
      perform brin_desummarize_range(indexrelid, 0) from pg_index
      join pg_class found on found.oid = indexrelid
      join pg_am on pg_am.oid = found.relam
      where indrelid = part::regclass and amname = 'brin';
    end loop;
  end loop;
end $$;

-- How many whole months after this one have a part, and how many rows are in none (at most 1000 are counted).
create function ledger_months() returns table (ledger text, ahead integer, without_month integer) language plpgsql stable
security definer set search_path = public, pg_temp as $$
begin
  foreach ledger in array array['credit_entries', 'money_entries'] loop
    select count(*)::integer into ahead from generate_series(1, 3) months
    where has_ledger_month(ledger::regclass, (date_trunc('month', now() at time zone 'UTC') + months * interval '1 month') at time zone 'UTC');
    execute format('select count(*)::integer from (select from %I limit 1000) counted', ledger || '_rest') into without_month;
    return next;
  end loop;
end $$;

-- Moves rows without a month to the months in which they were booked, with ids of these months. Nothing else knows the ids.
-- For the owner: it locks the ledger for a moment.
create function place_ledger_rest(ledger regclass) returns void language plpgsql set lock_timeout = '2s' as $$
declare
  rest text := ledger || '_rest';
begin
  execute format('alter table %s detach partition %I', ledger, rest);
  execute format('
    update %I entry set transfer_id = better.id
    from (select member_id, transfer_id, transfer_id_at(min(created_at)) as id from %I group by 1, 2) better
    where entry.member_id = better.member_id and entry.transfer_id = better.transfer_id', rest, rest);
  perform make_ledger_months();
  execute format('insert into %s select * from %I', ledger, rest);
  set constraints all immediate;
  execute format('truncate %I', rest);
  execute format('alter table %s attach partition %I default', ledger, rest);
end $$;

do $$
declare
  ledger text;
  bound uuid;
  granted record;
begin
  foreach ledger in array array['credit_entries', 'money_entries'] loop
    call end_first_part((ledger || '_first')::regclass, bound);
    execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', ledger, ledger || '_first', bound);
    execute format('alter table %I drop constraint if exists %I', ledger || '_first', ledger || '_bound');
    -- Everybody keeps their rights, on the whole instead of its first part.
    for granted in
      select privilege_type as what, is_grantable, case grantee when 0 then 'public' else grantee::regrole::text end as whom
      from pg_class, aclexplode(relacl) where oid = (ledger || '_first')::regclass and grantee <> relowner
    loop
      execute format('grant %s on %I to %s%s', granted.what, ledger, granted.whom,
        case when granted.is_grantable then ' with grant option' else '' end);
      execute format('revoke %s on %I from %s', granted.what, ledger || '_first', granted.whom);
    end loop;
  end loop;
  perform make_ledger_months();
  foreach ledger in array array['credit_entries', 'money_entries'] loop
    -- For an id that has no month.
    execute format('create table %I partition of %I default', ledger || '_rest', ledger);
  end loop;
end $$;

drop procedure prove_ledger_bounds();
drop procedure end_first_part(regclass, uuid);
