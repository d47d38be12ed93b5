-- The two roles of the database: its owner creates tables, the servers only use them. Run by the owner after the first
-- start has created the tables, and again after a release with new ones:
--   psql "$OWNER_URL" -v ON_ERROR_STOP=1 -f deploy/roles.sql
-- Then set a password for the role (\password amarena_app) and use the role in DATABASE_URL of the servers.
do $$
begin
  if not exists (select from pg_roles where rolname = 'amarena_app') then
    create role amarena_app login;
  end if;
end $$;

grant usage on schema public to amarena_app;
grant select, insert, update, delete on all tables in schema public to amarena_app;
grant usage on all sequences in schema public to amarena_app;

-- Books and logs are append-only, even for someone who controls a server.
revoke update, delete on credit_entries, money_entries, receipts, moderation_audit, lander_log, label_log from amarena_app;

-- Servers reach the parts of the books by the books alone.
do $$
declare
  part regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent in ('credit_entries'::regclass, 'money_entries'::regclass) loop
    execute format('revoke all on %s from amarena_app', part);
  end loop;
end $$;

-- Of the steps of a delivery, only the outcome is written later.
revoke delete on delivery_steps from amarena_app;

-- Only the operator's command, which the owner runs, writes roles.
revoke insert, update, delete on role_log from amarena_app;

-- The owner runs the statements in it.
revoke insert, update, delete on dropped_keys from amarena_app;

-- Only the owner records migrations.
revoke insert, update, delete on kysely_migration from amarena_app;

-- The job queue manages its own tables, and changes them at a start, so the servers own them. What they own already is left
-- alone: a change of owner locks a table against every job.
grant amarena_app to current_user;
do $$
declare
  found record;
begin
  if to_regnamespace('pgboss') is null then
    return;
  end if;
  if (select n.nspowner <> 'amarena_app'::regrole from pg_namespace n where n.nspname = 'pgboss') then
    alter schema pgboss owner to amarena_app;
  end if;
  for found in select c.oid::regclass as name from pg_class c where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and c.relowner <> 'amarena_app'::regrole loop
    execute format('alter table %s owner to amarena_app', found.name);
  end loop;
  for found in select p.oid::regprocedure as name from pg_proc p where p.pronamespace = 'pgboss'::regnamespace and p.proowner <> 'amarena_app'::regrole loop
    execute format('alter routine %s owner to amarena_app', found.name);
  end loop;
  for found in select t.oid::regtype as name from pg_type t where t.typnamespace = 'pgboss'::regnamespace and t.typtype = 'e' and t.typowner <> 'amarena_app'::regrole loop
    execute format('alter type %s owner to amarena_app', found.name);
  end loop;
end $$;
