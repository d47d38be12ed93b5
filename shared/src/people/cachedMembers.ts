import type { QueryClient } from '@amarena/shared/query';
import type { Card, Profile } from '../contracts/people/profile.ts';

/** What an action on one screen changes about another member. */
export type MemberChange = Partial<Pick<Profile, 'liked' | 'mutual' | 'blocked'>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Every answer that shows a member contains their card, whatever else it contains. */
const isCard = (value: object): value is Card => 'id' in value && 'liked' in value && 'main_image' in value;

/** An answer with each card changed; the same object if nothing changed. Copies only the path to a change. */
function withCards(value: unknown, change: (card: Card) => Card): unknown {
  if (!isObject(value)) return value;
  if (isCard(value)) return change(value);
  let copy: object | null = null;
  for (const name of Object.keys(value)) {
    const before: unknown = Reflect.get(value, name);
    const after = withCards(before, change);
    if (after === before) continue;
    copy ??= Array.isArray(value) ? [...value] : { ...value };
    Reflect.set(copy, name, after);
  }
  return copy ?? value;
}

/**
 * Changes a member wherever the cache has one, found by the shape of the data: in the lists of every remote, present
 * and future. An answer stays as stale as it was.
 */
export function patchMember(client: QueryClient, id: string, change: MemberChange): void {
  const patched = (card: Card): Card => (card.id === id ? { ...card, ...change } : card);
  for (const { queryKey, state } of client.getQueryCache().getAll()) {
    const data = withCards(state.data, patched);
    if (data !== state.data) client.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  }
}

/** A member's card from any cached list; null if there is none. */
export function cachedCard(client: QueryClient, id: string): Card | null {
  const found: Card[] = [];
  const look = (card: Card): Card => {
    if (card.id === id) found.push(card);
    return card;
  };
  for (const { state } of client.getQueryCache().getAll()) withCards(state.data, look);
  return found[0] ?? null;
}
