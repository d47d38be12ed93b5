alter table messages
  -- When a page of the other member's had it. Null: none had yet, or nobody may know.
  add column delivered_at timestamptz(3);

alter table chats
  -- What the partner wrote up to here has come to one of this member's pages.
  add column delivered_sequence integer not null default 0;

-- Of what was written before, only reading was ever known.
update messages set delivered_at = read_at where read_at is not null;
update chats set delivered_sequence = last_sequence;
