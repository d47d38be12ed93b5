-- Without a transaction.
-- Transfers since a moment. Rows come in the order of their ids, so that a line for each hundred pages finds them, and a
-- message writes next to nothing for it.
drop index concurrently if exists credit_entries_first_transfer;
create index concurrently credit_entries_first_transfer on credit_entries using brin (transfer_id) with (autosummarize = on);
drop index concurrently if exists money_entries_first_transfer;
create index concurrently money_entries_first_transfer on money_entries using brin (transfer_id) with (autosummarize = on);
-- Payments that changed since a moment, without a transfer.
drop index concurrently if exists payments_finished;
create index concurrently payments_finished on payments (finished_at) where finished_at is not null;
drop index concurrently if exists payments_charged_back;
create index concurrently payments_charged_back on payments (charged_back_at) where charged_back_at is not null;
drop index concurrently if exists late_payments_refunded;
create index concurrently late_payments_refunded on late_payments (refunded_at) where refunded_at is not null;
