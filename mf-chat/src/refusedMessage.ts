import { bus } from '@amarena/shared/bus';
import { getChat } from '@amarena/shared/contracts/chat/chats';
import type { AppError } from '@amarena/shared/errors';
import { invalidate, type QueryClient } from '@amarena/shared/query';
import type { Pending } from './outbox.ts';
import type { ChatServices } from './restingServices.ts';

type TextServices = Pick<ChatServices, 'outbox' | 'drafts'>;

/** Puts unsent texts back into the box, before what was written since. */
function giveBack({ outbox, drafts }: TextServices, partner: string): void {
  const returned = outbox.read(partner).filter((pending) => pending.state !== 'failed' && pending.photo === undefined);
  const written = [...returned.map((pending) => pending.text), drafts.read(partner)].filter((text) => text.trim() !== '');
  for (const pending of returned) outbox.discard(pending.client_id);
  drafts.write(partner, written.join('\n'));
}

interface Deps {
  readonly services: TextServices;
  readonly client: QueryClient;
}

/** What follows when the server refuses a message. Returns true if its line leaves the outbox. */
export function handleRefusal({ services, client }: Deps, pending: Pending, error: AppError): boolean {
  switch (error.code) {
    case 'credits_insufficient':
      giveBack(services, pending.partner);
      bus.ask({ type: 'buyCredits', needed: error.needed, balance: error.balance });
      // A photo cannot go back into the box; its line offers a retry.
      return pending.photo === undefined;
    case 'premium_required':
      bus.ask({ type: 'upgrade', feature: 'photo_messages' });
      return true;
    case 'conversation_limit':
      giveBack(services, pending.partner);
      bus.ask({ type: 'upgrade', feature: 'conversations' });
      break;
  }
  // The server's current state decides what the box offers next, and shows whether the message was stored after all.
  void invalidate(client, [getChat]);
  return error.code === 'conversation_limit' && pending.photo === undefined;
}
