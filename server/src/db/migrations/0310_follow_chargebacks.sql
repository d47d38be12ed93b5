-- Keyed hash of the account that a debit was asked for; null: asked for before it was kept.
alter table direct_debits add column iban_hash text;
create index direct_debits_iban on direct_debits (iban_hash);
create index direct_debits_phone on direct_debits (phone_hash);
create index payments_charged_back_mandate on payments (mandate_id) where charged_back_at is not null;

-- All that the bank gave back again of `amount` so far.
alter table chargebacks add column reversed integer not null default 0 check (reversed between 0 and amount);
alter table chargebacks alter column reversed drop default;

-- Part of the money that is not sent back: the payer's bank had taken it before.
alter table late_payments add column stopped integer not null default 0 check (stopped >= 0);
