-- Without a transaction.
-- Servers of the release before look both up in the table of members, where the keys go.
drop index concurrently if exists members_email;
create index concurrently members_email on members (email);
drop index concurrently if exists members_name;
create index concurrently members_name on members (name);
