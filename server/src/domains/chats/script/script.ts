/**
 * What a message may be about, in the order of precedence: first what must be answered honestly, then what someone says
 * or asks, and last the small words that go with it.
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
  /** Words and phrases that identify the topic; a trailing `*` stands for any ending. */
  readonly words: readonly string[];
  readonly lines: readonly string[];
}

/**
 * What a fictional profile replies in one language. No line claims a life of its own, promises anything or speaks of
 * buying, except those that say that no one needs to buy.
 */
export interface Script {
  /** "Are you real?" in its many forms. Missing one would let a person believe in someone who does not exist. */
  readonly asks_if_real: RegExp;
  readonly not_real: readonly string[];
  readonly topics: Readonly<Record<Topic, TopicScript>>;
  readonly to_a_question: readonly string[];
  readonly to_anything: readonly string[];
}
