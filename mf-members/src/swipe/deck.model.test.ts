import type { Described } from '@amarena/shared/contracts/people/swipe';
import { anId, aProfile } from '@amarena/shared/testing';
import { describe, expect, it } from '@jest/globals';
import { changeDeck, type DeckChange, dayAfter, EMPTY_DECK } from './deck.model.ts';

const member = (number: number): Described => aProfile({ id: anId(number) });
const deckAfter = (...changes: DeckChange[]) => changes.reduce(changeDeck, EMPTY_DECK);
const arrived = (...numbers: number[]): DeckChange => ({ type: 'arrived', profiles: numbers.map(member) });
const swiped = (number: number): DeckChange => ({ type: 'swiped', swiped: { profile: member(number), choice: 'pass' } });
const waiting = (...changes: DeckChange[]) => deckAfter(...changes).waiting.map(({ id }) => id);

describe('the deck', () => {
  it('keeps the places of those in it when others arrive', () => {
    expect(waiting(arrived(1, 2), arrived(3, 2, 1))).toEqual([anId(1), anId(2), anId(3)]);
  });

  it('shows nobody twice, though an answer on its way still names them', () => {
    expect(waiting(arrived(1, 2), swiped(1), { type: 'answered', id: anId(1) }, arrived(1, 3))).toEqual([anId(2), anId(3)]);
  });

  it('puts a member on top again whose pass was taken back', () => {
    const deck = deckAfter(arrived(1, 2), swiped(1), { type: 'returned', profile: member(1) });
    expect(deck.waiting.map(({ id }) => id)).toEqual([anId(1), anId(2)]);
    expect([deck.leaving, deck.sending, [...deck.gone]]).toEqual([[], [], []]);
  });

  it('counts what is on its way', () => {
    const day = { likes_left: 1, swipes_left: 2, resets_at: '2026-11-20T23:00:00.000Z', can_undo: false };
    const sending = [
      { profile: member(1), choice: 'like' },
      { profile: member(2), choice: 'pass' },
    ] as const;
    expect(dayAfter(day, sending)).toMatchObject({ likes_left: 0, swipes_left: 0, can_undo: true });
    expect(dayAfter(day, [])).toEqual(day);
  });
});
