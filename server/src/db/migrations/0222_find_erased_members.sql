-- Whose record of reports and decisions is to be forgotten.
create index members_erased on members (erased_at) where erased_at is not null;
