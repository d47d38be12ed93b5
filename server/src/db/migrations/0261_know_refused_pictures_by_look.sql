-- What a picture looks like (see photos/look.ts); null: it is too plain to tell, or older than this column.
alter table uploads add column look bit(64);
alter table refused_pictures add column look bit(64);
