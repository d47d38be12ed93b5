import type { Described, SwipeChoice, SwipeDay } from '@amarena/shared/contracts/people/swipe';

/** A pending swipe: on the screen until its animation ends, and on the network until the server has answered. */
export interface Swiped {
  profile: Described;
  choice: SwipeChoice;
}

export interface Deck {
  /** The upcoming cards, the top one first. */
  waiting: readonly Described[];
  /** Cards that are flying off. */
  leaving: readonly Swiped[];
  /** Swipes that the server has not answered yet. */
  sending: readonly Swiped[];
  /** Everyone swiped on this visit, so that an answer that was in flight meanwhile does not bring them back. */
  gone: ReadonlySet<string>;
}

/** With fewer cards than this, more are requested. */
export const REFILL_BELOW = 4;

export const EMPTY_DECK: Deck = { waiting: [], leaving: [], sending: [], gone: new Set() };

const withoutId = <Item extends { profile: Described }>(items: readonly Item[], id: string): Item[] =>
  items.filter(({ profile }) => profile.id !== id);

export type DeckChange =
  /** Members from the server. Those already in the deck keep their places. */
  | { type: 'arrived'; profiles: readonly Described[] }
  | { type: 'swiped'; swiped: Swiped }
  /** A card is out of sight. */
  | { type: 'flown'; id: string }
  /** The server accepted a swipe, or refused it permanently. */
  | { type: 'answered'; id: string }
  /** A pass was undone, or a swipe failed to reach the server: the member is on top again. */
  | { type: 'returned'; profile: Described };

export function changeDeck(deck: Deck, change: DeckChange): Deck {
  switch (change.type) {
    case 'arrived': {
      const known = new Set([...deck.gone, ...deck.waiting.map(({ id }) => id)]);
      return { ...deck, waiting: [...deck.waiting, ...change.profiles.filter(({ id }) => !known.has(id))] };
    }
    case 'swiped': {
      const { swiped } = change;
      return {
        waiting: deck.waiting.filter(({ id }) => id !== swiped.profile.id),
        leaving: [...deck.leaving, swiped],
        sending: [...deck.sending, swiped],
        gone: new Set([...deck.gone, swiped.profile.id]),
      };
    }
    case 'flown':
      return { ...deck, leaving: withoutId(deck.leaving, change.id) };
    case 'answered':
      return { ...deck, sending: withoutId(deck.sending, change.id) };
    case 'returned': {
      const { id } = change.profile;
      return {
        waiting: [change.profile, ...deck.waiting.filter((profile) => profile.id !== id)],
        leaving: withoutId(deck.leaving, id),
        sending: withoutId(deck.sending, id),
        gone: new Set([...deck.gone].filter((gone) => gone !== id)),
      };
    }
  }
}

/** The day's numbers, counting the swipes that are still being sent. */
export function dayAfter(day: SwipeDay, sending: readonly Swiped[]): SwipeDay {
  const last = sending.at(-1);
  return {
    ...day,
    likes_left: Math.max(0, day.likes_left - sending.filter(({ choice }) => choice === 'like').length),
    swipes_left: Math.max(0, day.swipes_left - sending.length),
    can_undo: last === undefined ? day.can_undo : last.choice === 'pass',
  };
}
