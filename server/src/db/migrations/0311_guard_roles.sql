-- Roles are given by whoever owns the tables, the operator's command, and by nobody who only uses them. Taking roles away
-- is everybody's: an erased account has none.
create function refuse_given_roles() returns trigger language plpgsql as $$
declare
  before text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    before := old.roles;
  end if;
  if not new.roles <@ before and not pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member') then
    raise exception 'roles are given by the owner of the tables' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger members_roles_guard before insert or update of roles on members
  for each row execute function refuse_given_roles();
