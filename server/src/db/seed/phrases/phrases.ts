import type { Interest } from '@amarena/shared/contracts/people/interests';

/** Interests that the sentences can mention. */
export const SPOKEN_INTERESTS = [
  'cooking',
  'hiking',
  'wine',
  'coffee',
  'cinema',
  'reading',
  'travel',
  'music',
  'dogs',
  'sea',
  'photography',
  'dancing',
  'cycling',
  'museums',
  'gardening',
  'theatre',
] as const satisfies readonly Interest[];
export type SpokenInterest = (typeof SPOKEN_INTERESTS)[number];

/**
 * Sentences for the demonstration members' texts, in one language and without words that reveal the writer's gender.
 * `{city}` is where the member lives, `{a}` and `{b}` are two of the hobbies.
 */
export interface Phrases {
  openings: readonly string[];
  pastimes: readonly string[];
  hobbies: Readonly<Record<SpokenInterest, string>>;
  habits: readonly string[];
  wishes: readonly string[];
}
