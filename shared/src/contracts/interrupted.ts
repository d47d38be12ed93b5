import { findRoute } from './routes.ts';

/** Name under which a browser keeps the conversation in which credits were missing. */
export const INTERRUPTED_STORE = 'amarena.interrupted';
const KEPT = 3_600_000;
const CONVERSATIONS: readonly string[] = ['chats-id', 'members-id-chat'];

/** An address with two slashes first would leave the site. */
const isConversation = (path: string): boolean => !path.startsWith('//') && CONVERSATIONS.includes(findRoute(path)?.route.name ?? '');

interface Place {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly memberId: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Keeps the conversation that a member leaves to buy credits; a purchase that begins elsewhere leads back to none. */
export function keepInterrupted(path: string, { storage, memberId, now }: Place): void {
  if (!isConversation(path)) storage.removeItem(INTERRUPTED_STORE);
  else storage.setItem(INTERRUPTED_STORE, new URLSearchParams({ path, member: memberId, at: String(now) }).toString());
}

/** Where the member goes on after the purchase, for an hour; null: nothing was interrupted, or by somebody else. */
export function interruptedPath({ storage, memberId, now }: Place): string | null {
  const kept = new URLSearchParams(storage.getItem(INTERRUPTED_STORE) ?? '');
  const path = kept.get('path') ?? '';
  const isTheirs = kept.get('member') === memberId && now < Number(kept.get('at')) + KEPT;
  return isTheirs && isConversation(path) ? path : null;
}
