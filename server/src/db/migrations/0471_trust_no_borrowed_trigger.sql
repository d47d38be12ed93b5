-- Triggers that act as the owner belong to the owner's tables alone: attached to a table of the servers' role, they would
-- run as the owner what that role put there. The right to execute is needed to attach a trigger, not when it runs.
revoke execute on function check_transfer_balance() from public;
revoke execute on function claim_member() from public;

-- With the schema of its table, so that no temporary table of that name is read instead.
create or replace function check_transfer_balance() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  rest bigint;
begin
  execute format('select sum(amount) from %I.%I where member_id = $1 and transfer_id = $2', tg_table_schema, tg_table_name)
    into rest using new.member_id, new.transfer_id;
  if rest <> 0 then
    raise exception 'transfer % does not balance', new.transfer_id;
  end if;
  return null;
end $$;
