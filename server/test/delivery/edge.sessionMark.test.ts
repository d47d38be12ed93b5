import { MARK_COOKIE, MARK_META } from '@amarena/shared/contracts/platform/comingBack';
import { GENERATION_HEADER, PERSON_HEADER } from '@amarena/shared/contracts/platform/offline';
import { aUser } from '@amarena/shared/testing/builders';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openEdge, type TestEdge } from './support/edge.ts';

describe('a document', () => {
  let site: TestEdge;
  beforeAll(async () => {
    site = await openEdge({ boot: { user: aUser(), session_mark: 'one' } });
  });
  afterAll(() => site.app.close());

  /** The mark in the document, and those that it sets in the browser. */
  async function opened(mark: string | null) {
    const { payload, headers } = await site.app.inject({ url: '/chats', cookies: mark === null ? {} : { [MARK_COOKIE]: mark } });
    const [, inDocument] = payload.match(new RegExp(`<meta name="${MARK_META}" content="([^"]*)">`)) ?? [];
    const set = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
    return { inDocument, set: set.filter((cookie) => cookie?.startsWith(MARK_COOKIE)), kept: headers['cache-control'] };
  }

  it('has the mark of its session, and may be kept by its browser alone', async () => {
    expect(await opened('one')).toEqual({ inDocument: 'one', set: [], kept: 'private, no-cache' });
  });

  it.each([[null], ['another']])('corrects the mark of a browser that has %p', async (mark) => {
    expect(await opened(mark)).toEqual({ inDocument: 'one', set: [`${MARK_COOKIE}=one`], kept: 'private, no-cache' });
  });
});

describe("a member's rendered page", () => {
  const memberScreens = { renders: () => true, screenFor: async () => ({ screen: null, answers: [], made: [] }) };

  it.each([
    ['may be stored for the next visit', true, [true, true]],
    ['is not stored if the log-in is for this visit only', false, [false, false]],
  ])('%s', async (_what, remembered, expected) => {
    const site = await openEdge({ boot: { user: aUser() }, memberScreens, isRemembered: async () => remembered });
    const { headers } = await site.app.inject({ url: '/members' });
    expect([PERSON_HEADER, GENERATION_HEADER].map((name) => name.toLowerCase() in headers)).toEqual(expected);
    await site.app.close();
  });
});
