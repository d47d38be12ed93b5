-- True: the session was made by a passkey. A role counts in no other where the site asks for that.
alter table sessions add column by_passkey boolean not null default false;
