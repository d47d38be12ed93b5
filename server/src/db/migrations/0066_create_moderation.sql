-- Who has which case in hand. A row whose time is over counts as none.
create table moderation_claims (
  queue text not null,
  case_id uuid not null,
  moderator_id uuid not null references members on delete cascade,
  until timestamptz(3) not null,
  primary key (queue, case_id)
);

-- One decision for a case: the key is what keeps two moderators from deciding the same one.
create table moderation_decisions (
  id uuid primary key,
  queue text not null,
  case_id uuid not null,
  -- Whom it is about.
  member_id uuid references members on delete cascade,
  decision text not null,
  reason text,
  photo_id uuid,
  -- For moderators only.
  note text,
  -- Sent as it stands.
  answer text,
  -- When a suspension ends by itself; null: it has no end, or the decision is none.
  until timestamptz(3),
  -- When it did.
  ended_at timestamptz(3),
  decided_by uuid references members on delete set null,
  decided_at timestamptz(3) not null,
  overturned_at timestamptz(3),
  unique (queue, case_id)
);
create index moderation_decisions_about on moderation_decisions (member_id, decided_at desc);
create index moderation_decisions_ending on moderation_decisions (until) where ended_at is null;

-- Whom a decision was told to.
create table moderation_notices (
  decision_id uuid not null references moderation_decisions on delete cascade,
  member_id uuid not null references members on delete cascade,
  side text not null check (side in ('about', 'author')),
  primary key (decision_id, member_id)
);
create index moderation_notices_of on moderation_notices (member_id);

create table appeals (
  id uuid primary key,
  -- One appeal against each decision.
  decision_id uuid not null unique references moderation_decisions on delete cascade,
  member_id uuid not null references members on delete cascade,
  text text not null,
  made_at timestamptz(3) not null,
  outcome text check (outcome in ('uphold', 'overturn')),
  closed_at timestamptz(3)
);
create index appeals_waiting on appeals (made_at, id) where closed_at is null;
