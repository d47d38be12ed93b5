-- A grant: a token without a secret, which a member uses at /delivery by confirming each step with one passkey.
alter table delivery_tokens alter column hash drop not null;
alter table delivery_tokens add column member_id uuid;
alter table delivery_tokens add column passkey_id uuid;
