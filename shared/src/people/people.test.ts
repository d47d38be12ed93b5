import { beforeEach, describe, expect, it } from '@jest/globals';
import { createQueryClient, keyOf, pagesKeyOf, type QueryClient } from '../api/query.ts';
import { replaceTransport } from '../api/transport.ts';
import { getChat, getChats } from '../contracts/chat/chats.ts';
import { deleteLike, getLikes, postLike } from '../contracts/people/likes.ts';
import { search } from '../contracts/people/search.ts';
import { aCard, aChat, aLikedBy, anId, fakeApi } from '../testing/index.ts';
import { cachedCard, patchMember, toggleLike } from './index.ts';

const anna = aCard({ id: anId(1), name: 'Anna', liked: false });
const berta = aCard({ id: anId(2), name: 'Berta', liked: false });
const found = { results: [anna, berta], numResults: 2, numOnline: 0, next: null, similar: { widened: 'age' as const, results: [anna] } };
const talk = { conversation: anId(201), profile: anna, messages: [], before: null, old_messages_hidden: false };
const AN_HOUR_AGO = 1_763_000_000_000;

/** Shows Anna six times, in plain and paged lists of two remotes, and Berta three times. */
let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(keyOf(search), found, { updatedAt: AN_HOUR_AGO });
  client.setQueryData(pagesKeyOf(search), { pages: [{ ...found, similar: null }], pageParams: [null] });
  client.setQueryData(keyOf(getLikes), { profiles: [], liked_by: [aLikedBy({ ...anna })] });
  client.setQueryData(keyOf(getChats), { chats: [aChat({ profile: anna }), aChat({ profile: berta })] });
  client.setQueryData(pagesKeyOf(getChat), {
    pages: [{ ...talk, sending: { cost: 1, reason: 'credits' } }],
    pageParams: [null],
  });
});

/** Whether each place that shows a member shows them as liked. */
function liked(id: string): boolean[] {
  const cached = JSON.stringify(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
    (_name, value) => (value?.id === id ? `liked: ${value.liked}` : value),
  );
  return [...cached.matchAll(/liked: (true|false)/g)].map(([, is]) => is === 'true');
}

const all = (is: boolean, times: number): boolean[] => Array.from({ length: times }, () => is);

describe('a member in the cache', () => {
  it('is changed wherever they are shown, and nobody else is', () => {
    patchMember(client, anna.id, { liked: true });
    expect(liked(anna.id)).toEqual(all(true, 6));
    expect(liked(berta.id)).toEqual(all(false, 3));
  });

  it('leaves a list as stale as it was, and one that does not show them untouched', () => {
    const before = client.getQueryData(keyOf(search));
    patchMember(client, anId(9), { liked: true });
    expect(client.getQueryData(keyOf(search))).toBe(before);
    patchMember(client, anna.id, { liked: true });
    expect(client.getQueryState(keyOf(search))?.dataUpdatedAt).toBe(AN_HOUR_AGO);
  });

  it('is found as some list showed them', () => {
    expect(cachedCard(client, berta.id)?.name).toBe('Berta');
    expect(cachedCard(client, anId(9))).toBeNull();
  });
});

describe('a like', () => {
  it('shows in every list at once, before the server has answered', async () => {
    replaceTransport(fakeApi().answer(postLike, { mutual: false }).adapter);
    const sent = toggleLike(client, anna);
    expect(liked(anna.id)).toEqual(all(true, 6));
    expect(await sent).toEqual({ ok: true, value: { mutual: false } });
    expect(liked(anna.id)).toEqual(all(true, 6));
  });

  it('is undone everywhere when the server refuses it', async () => {
    replaceTransport(fakeApi().refuse(postLike, { code: 'blocked_by_user' }, 403).adapter);
    expect(await toggleLike(client, anna)).toEqual({ ok: false, error: { code: 'blocked_by_user' } });
    expect(liked(anna.id)).toEqual(all(false, 6));
  });

  it('stays when a list arrives that was requested before it', async () => {
    replaceTransport(fakeApi().answer(postLike, { mutual: false }).adapter);
    const old = Promise.withResolvers<typeof found>();
    const reading = client.fetchQuery({ queryKey: keyOf(search), queryFn: () => old.promise });
    await toggleLike(client, anna);
    old.resolve(found);
    await reading;
    expect(liked(anna.id)).toEqual(all(true, 6));
    client.setQueryData(keyOf(search), { ...found });
    expect(liked(anna.id)).toContain(false);
  });

  it('is taken back in the order of the presses', async () => {
    const api = fakeApi().answer(postLike, { mutual: true }).answer(deleteLike, undefined);
    replaceTransport(api.adapter);
    await Promise.all([toggleLike(client, anna), toggleLike(client, { ...anna, liked: true })]);
    expect(liked(anna.id)).toEqual(all(false, 6));
    expect([api.seen(postLike).length, api.seen(deleteLike).length]).toEqual([1, 1]);
  });
});
