-- Without a transaction.
drop index concurrently if exists members_name_seen_once;
