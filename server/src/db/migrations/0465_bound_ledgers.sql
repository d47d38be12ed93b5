-- The first of four steps by which both ledgers are split by month (docs/decisions/0060-ledgers-by-month.md). What is there
-- becomes their first part. This says where that part ends, and the next file proves it while everybody works on.

-- The lowest id that can be made at a moment: ids of transfers begin with the time (UUID version 7).
create function first_uuid_at(moment timestamptz) returns uuid language sql stable as $$
  select (lpad(to_hex(floor(extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- An id for a transfer that is booked by hand, in the month of the moment.
create function transfer_id_at(moment timestamptz) returns uuid language sql volatile as $$
  select (left(replace(first_uuid_at(moment)::text, '-', ''), 12) || '7' || right(replace(gen_random_uuid()::text, '-', ''), 19))::uuid
$$;

-- Where the part ends that a ledger has now: a whole month after this one, so that no row can come that does not fit, even
-- if the next file takes days. Without rows, where this month begins.
create procedure end_first_part(ledger regclass, inout bound uuid) language plpgsql as $$
declare
  filled boolean;
begin
  execute format('select exists (select from %s)', ledger) into filled;
  bound := first_uuid_at(
    (date_trunc('month', now() at time zone 'UTC') + case when filled then interval '2 months' else interval '0' end)
      at time zone 'UTC');
end $$;

do $$
declare
  ledger text;
  bound uuid;
begin
  foreach ledger in array array['credit_entries', 'money_entries'] loop
    call end_first_part(ledger::regclass, bound);
    -- An empty one is read in no time when it becomes a part, and must not refuse what comes before that.
    continue when bound <= first_uuid_at(now());
    execute format('alter table %I add constraint %I check (transfer_id < %L) not valid', ledger, ledger || '_bound', bound);
  end loop;
end $$;

-- Proves the bounds. Who booked a correction by hand may have given it an id by chance, beyond the bound: it gets one by
-- its moment. Nothing else knows these ids. Only if there are such rows, the ledger is locked against writes meanwhile. May
-- be repeated.
create procedure prove_ledger_bounds() language plpgsql as $$
declare
  ledger text;
  bound uuid;
  strays jsonb;
begin
  foreach ledger in array array['credit_entries', 'money_entries'] loop
    continue when not exists (select from pg_constraint where conname = ledger || '_bound');
    call end_first_part(ledger::regclass, bound);
    execute format('
      select jsonb_agg(stray) from (
        select member_id, transfer_id, transfer_id_at(min(created_at)) as better
        from %I where transfer_id >= $1 group by member_id, transfer_id
      ) stray', ledger) into strays using bound;
    if strays is not null then
      set local lock_timeout = 2000;
      execute format('alter table %I disable trigger %I', ledger, ledger || '_stay');
      execute format('
        update %I entry set transfer_id = stray.better
        from jsonb_to_recordset($1) as stray (member_id uuid, transfer_id uuid, better uuid)
        where entry.member_id = stray.member_id and entry.transfer_id = stray.transfer_id', ledger) using strays;
      execute format('alter table %I enable trigger %I', ledger, ledger || '_stay');
    end if;
    commit;
    execute format('alter table %I validate constraint %I', ledger, ledger || '_bound');
    commit;
  end loop;
end $$;
