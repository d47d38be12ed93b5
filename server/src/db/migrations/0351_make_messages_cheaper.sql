-- What a message writes to the log of the database decides how many messages it takes. A crash of the database, or its
-- replacement by a standby, may forget what is unlogged here; nothing else of a message may be forgotten.

-- It holds the events of a day.
-- Small: live_events.
-- A tab that misses an event because of a crash notices by its number, which is logged, and reads everything again.
alter table live_events set unlogged;

-- Answers of writes whose body carries an id of its own: a repeat is recognised by it even if its answer is forgotten.
create unlogged table passing_answers (like idempotency including all);

-- Leaves room in each page for changed rows, so that no index changes with them.
alter table chats set (fillfactor = 80);
alter table conversations set (fillfactor = 80);
alter table live_cursors set (fillfactor = 80);
alter table messages set (fillfactor = 85);
alter table wallets set (fillfactor = 80);

-- A reference to the message would lock its row; the conversation's row is locked already.
alter table awaited_answers drop constraint awaited_answers_conversation_sequence_fkey;
alter table awaited_answers add constraint awaited_answers_conversation_fkey
  foreign key (conversation) references conversations on delete cascade not valid;
alter table awaited_answers validate constraint awaited_answers_conversation_fkey;

-- Numbers and stores events, the lower member id first: two transactions that tell the same members cannot deadlock.
-- `owners` and `contents` belong together by position. Returns each member's newest number.
create function store_live_events(owners uuid[], contents jsonb[], at timestamptz) returns table (member_id uuid, newest integer)
language plpgsql as $$
#variable_conflict use_column
declare
  owner uuid;
  amount integer;
  reached integer;
begin
  for owner, amount in select told, count(*) from unnest(owners) told group by told order by told loop
    -- An upsert would write a lock into the log, and is needed for a member's first event only.
    update live_cursors set last = last + amount where member_id = owner returning last into reached;
    if not found then
      insert into live_cursors values (owner, amount)
        on conflict (member_id) do update set last = live_cursors.last + amount returning last into reached;
    end if;
    insert into live_events (member_id, number, event, created_at)
      select owner, reached - amount + row_number() over (order by place), content, at
      from unnest(owners, contents) with ordinality as one (told, content, place)
      where told = owner;
    return query select owner, reached;
  end loop;
end $$;

-- The same check as before, planned once per connection and not for each entry.
create function check_credit_balance() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from credit_entries where member_id = new.member_id and transfer_id = new.transfer_id) <> 0 then
    raise exception 'transfer % does not balance', new.transfer_id;
  end if;
  return null;
end $$;
drop trigger credit_entries_balance on credit_entries;
create constraint trigger credit_entries_balance after insert on credit_entries
  deferrable initially deferred for each row execute function check_credit_balance();
