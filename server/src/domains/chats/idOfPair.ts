import { v5 as uuidv5 } from 'uuid';

/** Any UUID would do, but it must never change. */
const CONVERSATIONS = '3f0b6f0e-6a5c-4f0e-9a39-5d2f6a1c7b84';

/**
 * The id of a conversation between two members, the same whoever begins: no other server is asked whether it exists.
 * Conversations of earlier releases have other ids.
 */
export function idOfPair(one: string, other: string): string {
  const pair = [one.toLowerCase(), other.toLowerCase()].sort();
  return uuidv5(pair.join(' '), CONVERSATIONS);
}
