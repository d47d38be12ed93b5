import { aCard, aMessage, anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { messagesOf, type Pages, progressOf, withDelivered, withMessage, withRead } from './conversation.model.ts';

const pagesOf = (conversation: string | null, messages = [aMessage()]): Pages => ({
  pageParams: [null],
  pages: [
    {
      conversation,
      profile: aCard(),
      messages,
      before: null,
      old_messages_hidden: false,
      sending: { cost: 1, reason: 'credits' },
    },
  ],
});

describe('a cached conversation', () => {
  it('shows a message once, whether the answer or the live event came first', () => {
    const stored = aMessage({ id: anId(9), client_id: anId(402), sequence: 2, from_me: true });
    const once = withMessage(pagesOf(anId(201)), stored);
    expect(messagesOf(withMessage(once, stored).pages)).toHaveLength(2);
  });

  it('orders by sequence, not by arrival', () => {
    const third = aMessage({ id: anId(3), client_id: anId(403), sequence: 3 });
    const second = aMessage({ id: anId(2), client_id: anId(402), sequence: 2 });
    const pages = withMessage(withMessage(pagesOf(anId(201)), third), second);
    expect(messagesOf(pages.pages).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  });

  it('marks only the member’s own messages up to the mark as read', () => {
    const mine = (sequence: number) => aMessage({ id: anId(sequence), client_id: anId(400 + sequence), sequence, from_me: true });
    const pages = withRead(pagesOf(anId(201), [mine(1), mine(2)]), 1, '2026-11-20T19:00:00.000Z');
    expect(messagesOf(pages.pages).map(({ read_at }) => read_at)).toEqual(['2026-11-20T19:00:00.000Z', null]);
  });

  it('knows no less of a message than before when an answer comes that was made earlier', () => {
    const stored = aMessage({ id: anId(9), client_id: anId(402), sequence: 2, from_me: true });
    const delivered = withDelivered(withMessage(pagesOf(anId(201)), stored), 2, '2026-11-20T19:00:00.000Z');
    const read = withRead(delivered, 2, '2026-11-20T19:05:00.000Z');
    const progress = (pages: Pages) => messagesOf(withMessage(pages, stored).pages).map(progressOf).at(-1);
    expect([progress(delivered), progress(read)]).toEqual(['delivered', 'read']);
  });
});
