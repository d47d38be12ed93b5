/** @jest-environment @amarena/shared/testing/networked */
import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import { beforeAll, expect, it, jest } from '@jest/globals';

// It deletes its times from a database that jsdom lacks.
jest.unstable_mockModule('workbox-expiration', () => ({ CacheExpiration: class {} }));
Object.assign(globalThis, { caches: { match: async () => new Response('giulia') } });

const ANSWER = { status: 200 } as Response;
let plugin: typeof import('./person.ts').onlyForCurrentMember;
beforeAll(async () => {
  plugin = (await import('./person.ts')).onlyForCurrentMember;
});

/** What a page may get of what is stored for Giulia, and what of its answer is stored. */
async function exchange(headers: Record<string, string>) {
  const [state, event] = [{}, {} as ExtendableEvent];
  await plugin.handlerWillStart?.({ request: { headers: new Headers(headers) } as Request, event, state });
  const request = { headers: new Headers() } as Request;
  return {
    gets: await plugin.cachedResponseWillBeUsed?.({ cacheName: 'read', request, cachedResponse: ANSWER, event, state }),
    brings: await plugin.cacheWillUpdate?.({ request, response: ANSWER, event, state }),
  };
}

it.each([
  ['that shows the member whose answers are stored', { [SHOWN_MEMBER]: 'giulia' }],
  ['whose request does not say whom it shows, as for a photo', {}],
])('a page %s gets them, and brings new ones', async (_which, headers: Record<string, string>) => {
  expect(await exchange(headers)).toEqual({ gets: ANSWER, brings: ANSWER });
});

it('a page that shows someone else gets nothing that is stored, and brings nothing', async () => {
  expect(await exchange({ [SHOWN_MEMBER]: 'marco' })).toEqual({ gets: null, brings: null });
});
