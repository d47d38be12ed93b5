-- After the 999,999th payment `lpad` cut a digit off, so that ten payments in a row would have had one number. One reading of
-- the sequence: zeros in front, of which those that six digits do not need go again.
alter table payments alter column number set default (
  'AM-' || to_char(now() at time zone 'utc', 'YYYY') || '-'
  || regexp_replace('00000' || nextval('payment_numbers')::text, '^0*([0-9]{6,})$', '\1')
);
