-- Whether `partner` may know what `member` does in their conversation: that a message was delivered, that they read it,
-- that they are writing. Never across a block, about a member in invisible mode, or with a fictional profile or a deleted
-- account on either side.
create function may_notify(member uuid, partner uuid) returns boolean language sql stable as $$
  select not exists (select from profiles where member_id = member and invisible_mode)
    and not exists (select from blocks where (member_id, blocked_id) in ((member, partner), (partner, member)))
    and 2 = (select count(*) from members where id in (member, partner) and not fictional and status <> 'deleted')
$$;

-- Marks what was written to a member as delivered, if its sender may know: the messages from `first` to `through`; if
-- `first` is null, from the member's own mark, which moves to `through`. No row: nothing was marked, or another page was
-- first. Each statement names one member or one conversation, so that it asks one server only if there are several.
create function mark_delivered(reader uuid, talk uuid, first integer, through integer, moment timestamptz)
  returns table (partner_id uuid, sequence integer)
language plpgsql as $$
#variable_conflict use_column
declare
  start integer := first;
  marked integer;
begin
  if start is null then
    select delivered_sequence + 1 into start from chats
      where member_id = reader and conversation = talk and delivered_sequence < through for update;
    if not found then return; end if;
    update chats set delivered_sequence = through where member_id = reader and conversation = talk;
  end if;
  select partner_id into partner_id from chats where member_id = reader and conversation = talk;
  if not found or not may_notify(reader, mark_delivered.partner_id) then return; end if;
  for marked in
    update messages set delivered_at = moment
      where conversation = talk and sequence between start and through and sender_id = mark_delivered.partner_id
        and delivered_at is null
      returning sequence
  loop
    sequence := greatest(sequence, marked);
  end loop;
  if sequence is not null then return next; end if;
end $$;
