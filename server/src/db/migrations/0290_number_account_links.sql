-- In which order links were made: a change of address that is undone ends those made after it, and none made before.
alter table account_links add column number bigint generated always as identity;
