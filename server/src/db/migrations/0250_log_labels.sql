-- Who labelled which member as live or exclusive, and who took a label back. No foreign keys: whoever leaves changes nothing here.
create table label_log (
  number integer generated always as identity primary key,
  at timestamptz(3) not null,
  -- A moderator's id, or whoever ran the command, as the machine knows them.
  by text not null,
  member_id uuid not null,
  live boolean not null,
  exclusive boolean not null
);

create function refuse_label_log_change() returns trigger language plpgsql as $$
begin
  raise exception 'label_log is append-only';
end $$;
create trigger label_log_rows before update or delete on label_log
  for each row execute function refuse_label_log_change();
create trigger label_log_table before truncate on label_log
  for each statement execute function refuse_label_log_change();

create index profiles_labelled on profiles (member_id) where live or exclusive;
