-- What of a refund was never sent, because the payer's bank had taken the money back before.
alter table withdrawals add column stopped integer not null default 0 check (stopped between 0 and refund);
