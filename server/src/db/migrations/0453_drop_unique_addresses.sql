-- What they refused, the claims refuse.
alter table members drop constraint members_email_key, drop constraint members_name_key;
drop procedure claim_existing_members();
