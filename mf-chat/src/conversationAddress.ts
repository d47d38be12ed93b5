import { findRoute } from '@amarena/shared/contracts/platform/routes';

/**
 * How an address names a conversation: by its own id or by the partner's. By the partner's id it is the existing
 * conversation, or an empty one if there is none: `server/src/domains/chats/opening.ts` decides.
 */
export type ChatKey = { conversation: string } | { profile: string };

/** The conversation in an address; null: only the list. */
export function chatKeyOf(pathname: string): ChatKey | null {
  const match = findRoute(pathname);
  const id = match?.params.id;
  if (id === undefined) return null;
  return match?.route.name === 'members-id-chat' ? { profile: id } : { conversation: id };
}
