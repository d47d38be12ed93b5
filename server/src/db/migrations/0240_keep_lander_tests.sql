-- A version with the same wordings as the one before goes on with its test: the number by which both count, and since when.
alter table lander_versions add column test integer;
alter table lander_versions add column test_since timestamptz(3);
update lander_versions set test = number, test_since = greatest(published_at, coalesce(starts, published_at));
alter table lander_versions alter column test set not null;
alter table lander_versions alter column test_since set not null;
