-- One row with the time, renewed every second while search replicas are in use. Replicas receive it after every earlier
-- change, so the age of their row is how far they are behind.
create table search_clock (
  id boolean primary key default true check (id),
  at timestamptz(3) not null
);
insert into search_clock (at) values (now());
