import { call } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deleteChat, getChat, postChat } from '@amarena/shared/contracts/chat/chats';
import { failure, problemText } from '@amarena/shared/errors';
import { invalidate, type QueryClient } from '@amarena/shared/query';
import { addSentMessage } from './addSentMessage.ts';
import { catalogue } from './catalogue.ts';
import { createDrafts } from './drafts.ts';
import { createOutbox, type Pending } from './outbox.ts';
import { createCovers } from './photo/covers.ts';
import { handleRefusal } from './refusedMessage.ts';
import { removeProfile } from './removeChat.ts';
import { type ChatServices, RESTING } from './restingServices.ts';
import { createRemovals, type Removal } from './undoableRemovals.ts';

export type { ChatServices };

/** True while this member is logged in: after a log-out nothing may be sent under another account. */
const isCurrent = (memberId: string): boolean => {
  const session = bus.session$.value;
  return session.status === 'member' && session.user.id === memberId;
};

const send = ({ client_id, conversation, partner, text, photo }: Pending) =>
  call(postChat, {
    requestId: client_id,
    body: {
      client_id,
      ...(photo === undefined ? { text } : { photo: photo.upload }),
      ...(conversation === null ? { profile: partner } : { conversation }),
    },
  });

/** Tells the server about a removal. If that fails, it shows the error before the list is read again. */
async function carryOut(client: QueryClient, { partner, conversations }: Removal): Promise<void> {
  const language = bus.language$.value;
  await removeProfile(partner, conversations, {
    client,
    remove: (conversation) => call(deleteChat, { body: { conversation } }),
    alert: (error) =>
      bus.ask({
        type: 'toast',
        tone: 'danger',
        text: catalogue.translator(language)('conversation.remove_failed', { reason: problemText(error, language) ?? '' }),
      }),
  });
  void invalidate(client, [getChat]);
}

const now = () => Date.now();

function startServices(client: QueryClient, memberId: string): ChatServices {
  const services: ChatServices = {
    drafts: createDrafts(memberId),
    covers: createCovers(memberId),
    outbox: createOutbox({
      memberId,
      send: async (pending) =>
        isCurrent(memberId) ? send(pending) : failure({ code: 'authentication_required', authentication_required: true }),
      onSent: ({ partner }, sent) => addSentMessage(client, partner, sent),
      onRefused: (pending, error) => handleRefusal({ services, client }, pending, error),
      now,
    }),
    removals: createRemovals({
      memberId,
      carryOut: (removal) => carryOut(client, removal),
      isCurrent: () => isCurrent(memberId),
      now,
    }),
  };
  bus.connection$.subscribe((connection) => {
    if (connection === 'online') services.outbox.resume();
  });
  bus.live$.subscribe((event) => {
    if (event.type !== 'message') return;
    const { message, profile } = event;
    // A new message was never seen, so the member cannot have meant to remove it.
    if (!message.from_me) services.removals.undo(profile.id);
    else if (message.kind === 'text' && !services.outbox.addedHere(message.client_id))
      services.drafts.sentElsewhere(profile.id, message.text);
  });
  return services;
}

const started = new WeakMap<QueryClient, Map<string, ChatServices>>();

/** The member's drafts, outbox and removals; created on first use, once per page. */
export function chatServices(client: QueryClient, memberId: string): ChatServices {
  if (typeof window === 'undefined') return RESTING;
  const byMember = started.get(client) ?? new Map<string, ChatServices>();
  started.set(client, byMember);
  const known = byMember.get(memberId) ?? startServices(client, memberId);
  byMember.set(memberId, known);
  return known;
}
