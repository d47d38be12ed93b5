-- Pictures whose original is being stored, before anything uses them. A server that ends in between leaves its row, by
-- which the original is found and deleted.
create table arriving_pictures (
  id uuid primary key,
  name_key text not null,
  began_at timestamptz not null
);
