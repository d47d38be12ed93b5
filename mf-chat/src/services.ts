import { call } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deleteChat, getChat, postChat } from '@amarena/shared/contracts/chats';
import { type AppError, failure, problemText } from '@amarena/shared/errors';
import { invalidate, type QueryClient } from '@amarena/shared/query';
import { catalogue } from './catalogue.ts';
import { removeProfile } from './chats.effects.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createOutbox, type Outbox, type Pending } from './outbox.ts';
import { type Covers, createCovers } from './photo/covers.ts';
import { createRemovals, type Removal, type Removals } from './removals.ts';
import { showSent } from './sent.ts';

/** What of a member's acts outlives a screen: it goes on while they look at something else. */
export interface ChatServices {
  readonly outbox: Outbox;
  readonly drafts: Drafts;
  readonly removals: Removals;
  readonly covers: Covers;
}

/** True while the page belongs to this member: after a log-out nothing may go out under another one's name. */
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

/** The texts that were on their way go back into the box, before what was written since. */
function giveBack({ outbox, drafts }: ChatServices, partner: string): void {
  const returned = outbox.read(partner).filter((pending) => pending.state !== 'failed' && pending.photo === undefined);
  const written = [...returned.map((pending) => pending.text), drafts.read(partner)].filter((text) => text.trim() !== '');
  for (const pending of returned) outbox.discard(pending.client_id);
  drafts.write(partner, written.join('\n'));
}

/** Tells the server of a removal; where that fails, says so before the list is read again. */
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
  const refused = (pending: Pending, error: AppError): boolean => {
    switch (error.code) {
      case 'credits_insufficient':
        giveBack(services, pending.partner);
        bus.ask({ type: 'buyCredits', needed: error.needed, balance: error.balance });
        // A photo has no box to go back to: its line offers the next try.
        return pending.photo === undefined;
      case 'premium_required':
        bus.ask({ type: 'upgrade', feature: 'photo_messages' });
        return true;
      case 'conversation_limit':
        giveBack(services, pending.partner);
        bus.ask({ type: 'upgrade', feature: 'conversations' });
        break;
    }
    // What the server knows now decides what the box offers next, and whether a lost answer stored the message after all.
    void invalidate(client, [getChat]);
    return error.code === 'conversation_limit' && pending.photo === undefined;
  };
  const services: ChatServices = {
    drafts: createDrafts(memberId),
    covers: createCovers(memberId),
    outbox: createOutbox({
      memberId,
      send: async (pending) =>
        isCurrent(memberId) ? send(pending) : failure({ code: 'authentication_required', authentication_required: true }),
      onSent: ({ partner }, sent) => showSent(client, partner, sent),
      onRefused: refused,
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
    // What has just come was never seen, so it is not what the member wanted to remove.
    if (event.type === 'message' && !event.message.from_me) services.removals.undo(event.profile.id);
  });
  return services;
}

const started = new WeakMap<QueryClient, Map<string, ChatServices>>();

/** The member's drafts, outbox and removals; started at first use, one of each for a page. */
export function chatServices(client: QueryClient, memberId: string): ChatServices {
  const byMember = started.get(client) ?? new Map<string, ChatServices>();
  started.set(client, byMember);
  const known = byMember.get(memberId) ?? startServices(client, memberId);
  byMember.set(memberId, known);
  return known;
}
