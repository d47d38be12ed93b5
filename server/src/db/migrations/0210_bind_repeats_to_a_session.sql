-- A repeat of a write that logged in goes on with the session of the first, which gets another token: none is kept.
alter table idempotency add column session uuid;
