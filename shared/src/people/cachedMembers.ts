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

/**
 * Keeps a change while `work` runs: an answer that was requested before it ends may still show the member as before, and
 * is changed when it arrives, however late.
 */
export async function keepingMember<Value>(client: QueryClient, id: string, change: MemberChange, work: Promise<Value>): Promise<Value> {
  const cache = client.getQueryCache();
  const overtaken = new Set(cache.findAll({ fetchStatus: 'fetching' }));
  let over = false;
  const stop = cache.subscribe((event) => {
    const { type, query } = event;
    if (type === 'removed') overtaken.delete(query);
    if (type === 'updated') {
      const { action } = event;
      // What is requested after the end is newer than the change.
      if (action.type === 'fetch' && !over) overtaken.add(query);
      else if (action.type === 'fetch' || action.type === 'error') overtaken.delete(query);
      else if (action.type === 'success' && !action.manual && overtaken.delete(query)) patchMember(client, id, change);
    }
    if (over && overtaken.size === 0) stop();
  });
  try {
    return await work;
  } catch (cause) {
    overtaken.clear();
    throw cause;
  } finally {
    over = true;
    if (overtaken.size === 0) stop();
  }
}

/** A member's card from any cached list; null if there is none. A profile opened before is cached as a whole: mf-members reads it. */
export function cachedCard(client: QueryClient, id: string): Card | null {
  const found: Card[] = [];
  const look = (card: Card): Card => {
    if (card.id === id) found.push(card);
    return card;
  };
  for (const { state } of client.getQueryCache().getAll()) withCards(state.data, look);
  return found[0] ?? null;
}
