-- Since when nothing is left of a deleted account but what the law wants kept.
alter table members add column erased_at timestamptz(3);
create index members_to_erase on members (deleted_at) where status = 'deleted' and erased_at is null;
