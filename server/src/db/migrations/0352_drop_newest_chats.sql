-- Without a transaction.
-- It would change with each message. A member's conversations are few enough to be sorted.
drop index concurrently if exists chats_newest;
