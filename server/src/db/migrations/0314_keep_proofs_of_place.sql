-- What showed in which country a buyer is, as VAT law asks of services sold at a distance: [{"kind": "declared", "country":
-- "IT"}, {"kind": "network", "country": "IT"}]. Two of them agree with the order's country. Null: ordered before it was kept.
alter table payments add column place jsonb;
