import { MARK_COOKIE, MARK_META } from '@amarena/shared/contracts/platform/comingBack';
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
