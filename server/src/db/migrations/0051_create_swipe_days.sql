-- What each member did in the swipe game on a day of the game's time zone. Whoever swipes locks the row: the limits
-- hold however many swipes come at once.
create table swipe_days (
  member_id uuid not null references members on delete cascade,
  day date not null,
  swipes integer not null default 0 check (swipes >= 0),
  -- Whom the member liked in the game, in that order.
  liked uuid[] not null default '{}',
  -- The last swipe, where it was a pass that can be taken back.
  last_pass uuid,
  primary key (member_id, day)
);
create index swipe_days_age on swipe_days (day);
