/**
 * How an address names a conversation: by its own id or by the partner's. By the partner's id it is the existing
 * conversation, or an empty one if there is none: `server/src/domains/chats/opening.ts` decides.
 */
export type ChatKey = { conversation: string } | { profile: string };
