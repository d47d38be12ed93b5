import { deleteChat, getChat, getChats, postChat, postTyping, putChat } from '@amarena/shared/contracts/chat/chats';
import { getIcebreakers } from '@amarena/shared/contracts/chat/icebreakers';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { Chats } from './service.ts';

/** Messages that one address may send in a minute. */
const SENDS_PER_MINUTE = 60;
/** "Is writing" signals that one address may send in a minute: a page sends twenty, and some members share an address. */
const SIGNALS_PER_MINUTE = 120;

export function registerChats(api: Api, chats: Chats): void {
  memberRoute(api, getChats, ({ db, member, query, now }) => chats.list(db, member.id, query, now));
  memberRoute(api, getChat, ({ db, member, query, now }) => chats.open(db, member, query, now));
  memberRoute(api, postChat, ({ db, member, language, body, now }) => chats.send(db, { ...member, language }, body, now), {
    perMinute: SENDS_PER_MINUTE,
    meeting: true,
    ownId: true,
  });
  memberRoute(api, putChat, ({ db, member, body, now }) => chats.read(db, member.id, body, now));
  memberRoute(api, deleteChat, ({ db, member, body }) => chats.remove(db, member.id, body.conversation));
  memberRoute(api, postTyping, ({ db, member, body }) => chats.typing(db, member.id, body.conversation), {
    perMinute: SIGNALS_PER_MINUTE,
  });
  memberRoute(api, getIcebreakers, async ({ language }) => success({ icebreakers: chats.icebreakers(language) }));
}
