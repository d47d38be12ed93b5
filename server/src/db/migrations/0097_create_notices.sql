-- What members chose to be told of by mail. A kind without a row is at its default.
create table notice_choices (
  member_id uuid not null references members on delete cascade,
  kind text not null,
  email boolean not null,
  rhythm text not null,
  primary key (member_id, kind)
);

-- When a mail of a kind went out last.
create table notices_sent (
  member_id uuid not null references members on delete cascade,
  kind text not null,
  sent_at timestamptz(3) not null,
  primary key (member_id, kind)
);

-- Something happened that the member has not been told of; what it was is counted when the mail is written.
create table notices_due (
  member_id uuid not null references members on delete cascade,
  kind text not null,
  due_at timestamptz(3) not null,
  primary key (member_id, kind)
);
create index notices_due_next on notices_due (due_at);
