-- Since when the changed terms hold that the member accepted last; null: those of the sign-up.
alter table members add column terms_accepted timestamptz(3);
