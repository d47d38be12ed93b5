-- True for what a report without a block leaves behind: the two meet in no list and cannot write to each other, but the
-- page of the one who reported stays open to the other.
alter table blocks add column page_open boolean not null default false;

create table reports (
  id uuid primary key,
  -- Null once the account was erased.
  reporter_id uuid references members on delete set null,
  reported_id uuid not null references members on delete cascade,
  category text not null,
  text text,
  -- Copied when the report is made: a conversation can be removed, a message cannot be changed afterwards.
  lines jsonb not null default '[]',
  reported_at timestamptz(3) not null,
  closed_at timestamptz(3),
  check (reporter_id <> reported_id)
);
create index reports_waiting on reports (reported_at, id) where closed_at is null;
create index reports_against on reports (reported_id);
create index reports_by on reports (reporter_id, reported_at);

create table complaints (
  id uuid primary key,
  -- Case number that is told to its author.
  number integer generated always as identity unique,
  category text not null,
  text text not null,
  -- Where the answer goes; null: nowhere.
  email text,
  member_id uuid references members on delete set null,
  language text not null,
  made_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index complaints_waiting on complaints (made_at, id) where closed_at is null;
