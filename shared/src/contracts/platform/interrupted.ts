import { findRoute, type RouteName, type SiteAddress } from './routes.ts';

/** Storage key for the conversation or profile for which credits were missing. */
export const INTERRUPTED_STORE = 'amarena.interrupted';
const KEPT = 3_600_000;
const CONVERSATIONS: readonly RouteName[] = ['chats-id', 'members-id-chat'];
const PROFILES: readonly RouteName[] = ['members-id', 'likes-m-id'];

/** An address that starts with two slashes would leave the site. */
const leadsTo = (routes: readonly RouteName[], path: string): path is SiteAddress =>
  !path.startsWith('//') && routes.some((name) => name === findRoute(path)?.route.name);
const mayLeadBack = (path: string): path is SiteAddress => leadsTo([...CONVERSATIONS, ...PROFILES], path);

/** True if the interrupted place is a profile, from which a gift was being sent; otherwise it is a conversation. */
export const isProfile = (path: string): boolean => leadsTo(PROFILES, path);

interface Place {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly memberId: string;
  /** Milliseconds. */
  readonly now: number;
}

/** Stores the conversation or profile that a member leaves to buy credits. A purchase that starts anywhere else clears it. */
export function keepInterrupted(path: string, { storage, memberId, now }: Place): void {
  if (!mayLeadBack(path)) storage.removeItem(INTERRUPTED_STORE);
  else storage.setItem(INTERRUPTED_STORE, new URLSearchParams({ path, member: memberId, at: String(now) }).toString());
}

/** Where the member continues after the purchase, for one hour; null: nothing was interrupted, or it was another member. */
export function interruptedPath({ storage, memberId, now }: Place): SiteAddress | null {
  const kept = new URLSearchParams(storage.getItem(INTERRUPTED_STORE) ?? '');
  const path = kept.get('path') ?? '';
  const isTheirs = kept.get('member') === memberId && now < Number(kept.get('at')) + KEPT;
  return isTheirs && mayLeadBack(path) ? path : null;
}
