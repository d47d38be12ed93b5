-- What was counted of a version, by day and by where visitors came from. Nobody can be found in it.
create table lander_counts (
  lander_id uuid not null references landers on delete cascade,
  number integer not null,
  variant text not null,
  day date not null,
  -- '' where the address did not say.
  network text not null,
  ref text not null,
  sub1 text not null,
  visits integer not null default 0,
  started integer not null default 0,
  signed_up integer not null default 0,
  done integer not null default 0,
  primary key (lander_id, number, variant, day, network, ref, sub1)
);

-- Who was counted today already, as a keyed hash that says nothing tomorrow. Forgotten after a day.
create table lander_seen (
  seal text primary key,
  day date not null
);
create index lander_seen_day on lander_seen (day);

-- By which lander a member came, until the e-mail is confirmed and counted.
create table lander_signups (
  member_id uuid primary key references members on delete cascade,
  lander_id uuid not null references landers on delete cascade,
  number integer not null,
  variant text not null,
  network text not null,
  ref text not null,
  sub1 text not null
);
