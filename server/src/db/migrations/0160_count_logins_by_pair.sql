-- Wrong log-ins are counted for account and address (or known browser) together; all three are fingerprints.
truncate login_attempts;
alter table login_attempts add column account text;
alter table login_attempts add column address text;
alter table login_attempts add column waits_until timestamptz(3);
alter table login_attempts add column right_at timestamptz(3);
create index login_attempts_account on login_attempts (account);
create index login_attempts_address on login_attempts (address);
