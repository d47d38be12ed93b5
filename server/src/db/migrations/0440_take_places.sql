-- Takes the next place in a conversation, which stays locked until the transaction ends. A message that its sender repeats
-- takes none: `known` is where it is stored; the lookup follows the lock, so that it sees what the lock waited for.
-- `partner`: null, or whom it goes to; then `conversation` is the id of a new one. No row: the sender has no such
-- conversation, or another server has just created it under another id.
-- Each statement names one conversation or one member, so that it asks one server only if there are several.
create function take_place(sender uuid, client uuid, conversation uuid, partner uuid)
  returns table (id uuid, sequence integer, low_member uuid, high_member uuid, known integer)
language plpgsql as $$
#variable_conflict use_column
declare
  place uuid := conversation;
begin
  if partner is not null then
    -- Earlier releases gave conversations an id by chance.
    select chats.conversation into place from chats where member_id = sender and partner_id = partner;
    if not found then
      place := take_place.conversation;
      insert into conversations (id, low_member, high_member) values (place, least(sender, partner), greatest(sender, partner))
        on conflict do nothing;
    end if;
  end if;
  update conversations set last_sequence = last_sequence + 1
    where id = place and sender in (low_member, high_member)
    returning id, last_sequence, low_member, high_member into id, sequence, low_member, high_member;
  if not found then return; end if;
  select messages.sequence into known from messages
    where messages.conversation = place and sender_id = sender and client_id = client;
  if found then
    update conversations set last_sequence = last_sequence - 1 where id = place;
  end if;
  return next;
end $$;
