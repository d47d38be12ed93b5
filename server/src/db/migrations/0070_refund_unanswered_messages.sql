-- When the credits of a message came back, because nobody answered; null: they did not.
alter table messages add column refunded_at timestamptz(3);

-- Paid messages to real members that wait for an answer. The answer takes the row away; at `due_at` the refund does.
-- Whoever deletes the row acts, so that a message is refunded once at most.
create table awaited_answers (
  conversation uuid not null,
  sequence integer not null,
  sender_id uuid not null,
  due_at timestamptz(3) not null,
  primary key (conversation, sequence),
  foreign key (conversation, sequence) references messages on delete cascade
);
create index awaited_answers_due on awaited_answers (due_at);

-- Messages from before count as well.
insert into awaited_answers
  select m.conversation, m.sequence, m.sender_id, m.sent_at + interval '72 hours'
  from messages m
  join conversations c on c.id = m.conversation
  join members partner
    on partner.id = case when m.sender_id = c.low_member then c.high_member else c.low_member end and not partner.fictional
  where m.cost > 0
    and not exists (
      select from messages answer
      where answer.conversation = m.conversation and answer.sequence > m.sequence and answer.sender_id <> m.sender_id
    );
