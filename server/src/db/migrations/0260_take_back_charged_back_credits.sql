-- When the payer's bank took the money of a paid order back; null: it did not.
alter table payments add column charged_back_at timestamptz(3);

-- What a bank took back of a paid order, and the credits that go with it.
create table chargebacks (
  payment_id uuid primary key references payments on delete restrict,
  -- All that was taken back so far, in minor units of the payment's currency.
  amount integer not null check (amount > 0),
  -- Credits that have to leave the wallet for it, and how many have.
  credits integer not null check (credits >= 0),
  taken integer not null check (taken between 0 and credits)
);
create index chargebacks_owed on chargebacks (payment_id) where taken < credits;
