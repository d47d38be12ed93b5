/**
 * What a message may be about, in the order in which it is looked for: what must be answered honestly first, then what
 * someone tells or asks, and last the small words that stand beside it.
 */
export const TOPICS = [
  'distress',
  'meeting',
  'money',
  'insult',
  'age',
  'work',
  'music',
  'food',
  'travel',
  'sport',
  'films',
  'pets',
  'weather',
  'compliment',
  'how_are_you',
  'thanks',
  'goodbye',
  'greeting',
] as const;
export type Topic = (typeof TOPICS)[number];

export interface TopicScript {
  /** Words and phrases that tell the topic; `*` at the end stands for any ending. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
}

/**
 * What a fictional profile answers in one language. No line claims a life of its own, promises anything or speaks of
 * buying, but for the ones that say that nobody needs to.
 */
export interface Script {
  /** "Are you real?" in its many forms. Missing one would let a person believe in someone who does not exist. */
  readonly asks_if_real: RegExp;
  readonly not_real: readonly string[];
  readonly topics: Readonly<Record<Topic, TopicScript>>;
  readonly to_a_question: readonly string[];
  readonly to_anything: readonly string[];
}
