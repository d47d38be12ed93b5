import { FRESH_HEADER } from '@amarena/shared/contracts/platform/offline';
import { expect, it } from '@jest/globals';
import { notForFresh } from './notForFresh.ts';

const KEPT = { status: 200 } as Response;

/** What the worker may answer with when the site cannot be reached. */
async function usable(headers: Record<string, string>) {
  const state = {};
  const event = {} as ExtendableEvent;
  await notForFresh.handlerWillStart?.({ request: { headers: new Headers(headers) } as Request, event, state });
  const request = { headers: new Headers() } as Request;
  return notForFresh.cachedResponseWillBeUsed?.({ cacheName: 'read', request, cachedResponse: KEPT, event, state });
}

it('answers a page that shows nothing yet with what was stored', async () => {
  expect(await usable({})).toBe(KEPT);
});

it('leaves a page with newer messages alone, whose stored answer would take them away', async () => {
  expect(await usable({ [FRESH_HEADER]: '1' })).toBeNull();
});
