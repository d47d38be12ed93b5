import { aMessage, anId } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { isConversationOf, joinPages } from './conversation.cache.ts';
import type { Pages } from './conversation.model.ts';
import { aPage } from './testing.tsx';

const messages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aMessage({ id: anId(1000 + from + index), client_id: anId(5000 + from + index), sequence: from + index }),
  );
const page = (from: number, to: number, before: string | null) => aPage({ messages: messages(from, to), before });
const sequences = ({ messages: all }: ReturnType<typeof aPage>) => [all[0]?.sequence, all.at(-1)?.sequence, all.length];

const pagesOf = (conversation: string | null): Pages => ({ pageParams: [null], pages: [aPage({ conversation })] });

describe('a cached conversation', () => {
  it('EN-39 keeps the messages of two conversations apart', () => {
    const message = aMessage({ conversation: anId(201) });
    expect(isConversationOf(pagesOf(anId(201)), message.conversation, anId(1))).toBe(true);
    expect(isConversationOf(pagesOf(anId(202)), message.conversation, anId(1))).toBe(false);
  });

  it('belongs to its partner as long as nobody has written', () => {
    expect(isConversationOf(pagesOf(null), anId(201), anId(1))).toBe(true);
    expect(isConversationOf(pagesOf(null), anId(201), anId(2))).toBe(false);
  });
});

describe('a conversation that is read again', () => {
  it('keeps what it had loaded before, so that the older pages still follow', () => {
    const again = joinPages(page(41, 85, '41'), page(50, 89, '50'));
    expect(sequences(again)).toEqual([41, 89, 49]);
    expect(again.before).toBe('41');
  });

  it('begins anew where too much was missed', () => {
    expect(joinPages(page(41, 80, '41'), page(100, 139, '100'))).toEqual(page(100, 139, '100'));
  });

  it('brings nothing back that was removed', () => {
    expect(joinPages(page(41, 80, '41'), page(81, 81, null))).toEqual(page(81, 81, null));
  });
});
