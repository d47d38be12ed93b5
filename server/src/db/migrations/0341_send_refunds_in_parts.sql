-- What the provider has taken over of a refund so far. A bank that gives money back after a part of it was sent lets the
-- rest follow, under a name of its own.
alter table withdrawals add column sent integer not null default 0 check (sent between 0 and refund);
update withdrawals set sent = refund - stopped where provider_refund is not null;
alter table late_payments add column sent integer not null default 0 check (sent >= 0);
update late_payments set sent = payments.total - late_payments.stopped from payments
where payments.id = late_payments.payment_id and late_payments.provider_refund is not null;
alter table sandbox_refunds alter column id type text;
