-- Everything done on the desk. No foreign keys: whoever leaves changes nothing here, and the ids alone name nobody then.
create table moderation_audit (
  number integer generated always as identity primary key,
  at timestamptz(3) not null,
  action text not null,
  -- Null: the site itself.
  actor_id uuid,
  queue text not null,
  case_id uuid not null,
  member_id uuid,
  decision text,
  reason text
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'moderation_audit is append-only';
end $$;
create trigger moderation_audit_rows before update or delete on moderation_audit
  for each row execute function refuse_audit_change();
create trigger moderation_audit_table before truncate on moderation_audit
  for each statement execute function refuse_audit_change();
