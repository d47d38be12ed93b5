import { findRoute, type RouteName, type SiteAddress } from './routes.ts';

/** Name under which a browser keeps the conversation or profile on which credits were missing. */
export const INTERRUPTED_STORE = 'amarena.interrupted';
const KEPT = 3_600_000;
const CONVERSATIONS: readonly RouteName[] = ['chats-id', 'members-id-chat'];
const PROFILES: readonly RouteName[] = ['members-id', 'likes-m-id'];

/** An address with two slashes first would leave the site. */
const leadsTo = (routes: readonly RouteName[], path: string): path is SiteAddress =>
  !path.startsWith('//') && routes.some((name) => name === findRoute(path)?.route.name);
const mayLeadBack = (path: string): path is SiteAddress => leadsTo([...CONVERSATIONS, ...PROFILES], path);

/** Whether a place that was left is someone's profile, where a gift was on its way; else it is a conversation. */
export const isProfile = (path: string): boolean => leadsTo(PROFILES, path);

interface Place {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly memberId: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Keeps the conversation or profile that a member leaves to buy credits; a purchase that begins elsewhere leads back to none. */
export function keepInterrupted(path: string, { storage, memberId, now }: Place): void {
  if (!mayLeadBack(path)) storage.removeItem(INTERRUPTED_STORE);
  else storage.setItem(INTERRUPTED_STORE, new URLSearchParams({ path, member: memberId, at: String(now) }).toString());
}

/** Where the member goes on after the purchase, for an hour; null: nothing was interrupted, or by someone else. */
export function interruptedPath({ storage, memberId, now }: Place): SiteAddress | null {
  const kept = new URLSearchParams(storage.getItem(INTERRUPTED_STORE) ?? '');
  const path = kept.get('path') ?? '';
  const isTheirs = kept.get('member') === memberId && now < Number(kept.get('at')) + KEPT;
  return isTheirs && mayLeadBack(path) ? path : null;
}
