-- Without a transaction.
-- `search_of_place` takes its place. Searches by distance of the release before are slow until it is gone.
drop index concurrently if exists search_place;
