import type { BusWriter } from '@amarena/shared/bus';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';

/** What a live event may change or start. */
export interface LiveEffects {
  writer: BusWriter;
  /** Reads badges and member from the server again. */
  refresh(): void;
  /** Called when any data read before may be stale. */
  resync(): void;
  /** A newer registry is live; this document goes on with its own. */
  registryChanged(generation: number): void;
}

/** Applies a live event to the state on the bus and publishes it. */
export function applyLiveEvent({ writer, refresh, resync, registryChanged }: LiveEffects, event: LiveEvent): void {
  const badges = writer.bus.badges$.value;
  switch (event.type) {
    case 'message':
      if (!event.message.from_me) writer.set('badges', { ...badges, unread: badges.unread + 1 });
      break;
    case 'read':
      // Only the server knows how many of the unread messages were in this conversation.
      if (event.by_me) refresh();
      break;
    case 'conversation_removed':
    case 'payment':
    case 'account':
    case 'decision':
    case 'verification':
      refresh();
      break;
    case 'likes_changed':
      writer.set('badges', { ...badges, newLikes: event.new_likes });
      break;
    case 'credits':
      writer.patchUser({ credits: event.credits, paid_user: event.paid_user });
      break;
    case 'registry':
      registryChanged(event.generation);
      break;
    case 'resync':
      resync();
      break;
  }
  writer.publish(event);
}
