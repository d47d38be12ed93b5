-- One row for a pair of members. Its lock puts the messages of a conversation in order, and two members who write to
-- each other at the same moment meet in the same row.
create table conversations (
  id uuid primary key,
  low_member uuid not null,
  high_member uuid not null,
  last_sequence integer not null default 0,
  unique (low_member, high_member),
  check (low_member < high_member)
);

-- A conversation as one member has it. Removing it clears that member's side only.
create table chats (
  member_id uuid not null,
  conversation uuid not null references conversations on delete cascade,
  partner_id uuid not null,
  updated_at timestamptz(3) not null,
  last_sequence integer not null,
  -- Messages up to here were removed by this member; the line shows again with the next message.
  cleared_sequence integer not null default 0,
  read_sequence integer not null default 0,
  num_unread_messages integer not null default 0 check (num_unread_messages >= 0),
  primary key (member_id, conversation),
  unique (member_id, partner_id)
);
create index chats_newest on chats (member_id, updated_at desc);

create table messages (
  conversation uuid not null references conversations on delete cascade,
  sequence integer not null,
  id uuid not null,
  client_id uuid not null,
  sender_id uuid not null,
  text text not null,
  -- A scripted answer of a fictional profile.
  automatic boolean not null default false,
  cost integer not null check (cost >= 0),
  sent_at timestamptz(3) not null,
  -- Null: not seen yet, or nobody may know.
  read_at timestamptz(3),
  primary key (conversation, sequence)
);
-- A message that its sender repeats is stored once.
create unique index messages_client on messages (sender_id, client_id);

-- How many conversations a member has started without paying; the update of this row is the limit.
create table free_starts (
  member_id uuid primary key,
  started integer not null
);
