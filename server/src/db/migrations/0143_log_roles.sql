-- Who gave which role to whom, and who took it back. No foreign keys: whoever leaves changes nothing here.
create table role_log (
  number integer generated always as identity primary key,
  at timestamptz(3) not null,
  -- Whoever ran the command, as the machine knows them: roles are given outside the site.
  by text not null,
  member_id uuid not null,
  role text not null check (role in ('editor', 'moderator', 'developer')),
  given boolean not null
);

create function refuse_role_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'role_log is append-only';
end $$;
create trigger role_log_rows before update or delete on role_log
  for each row execute function refuse_role_log_change();
create trigger role_log_table before truncate on role_log
  for each statement execute function refuse_role_log_change();
