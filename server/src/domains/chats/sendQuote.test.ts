import { describe, expect, it } from '@jest/globals';
import { quoteFor, type Standing } from './sendQuote.ts';

const standing = (change: Partial<Standing> = {}): Standing => ({
  partner: 'active',
  block: 'none',
  begun: false,
  paid_user: false,
  free_start_left: true,
  ...change,
});

describe('price of the next message', () => {
  it('RP-15 gives a free member the first message of a conversation', () => {
    expect(quoteFor(standing(), 1)).toEqual({ cost: 0, reason: 'free_first_message' });
  });

  it('RP-15 lets every other message cost credits, an answer too', () => {
    expect(quoteFor(standing({ begun: true }), 2)).toEqual({ cost: 2, reason: 'credits' });
  });

  it('RP-14 refuses a free member without a start left, and nobody else', () => {
    expect(quoteFor(standing({ free_start_left: false }), 1).reason).toBe('conversation_limit');
    expect(quoteFor(standing({ free_start_left: false, begun: true }), 1).reason).toBe('credits');
    expect(quoteFor(standing({ free_start_left: false, paid_user: true }), 1).reason).toBe('credits');
  });

  it('names the block before the price', () => {
    expect(quoteFor(standing({ block: 'by_partner' }), 1).reason).toBe('blocked_by_user');
    expect(quoteFor(standing({ block: 'by_me' }), 1).reason).toBe('blocked');
  });
});
