import type { Decision, Reason } from '@amarena/shared/contracts/moderation/moderation';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import de from './de.ts';
import en from './en.ts';
import es from './es.ts';
import fr from './fr.ts';
import it from './it.ts';
import nl from './nl.ts';
import pl from './pl.ts';
import type { ModerationWords, Sentence } from './words.ts';

export const MODERATION_WORDS: Readonly<Record<Language, ModerationWords>> = { it, de, en, es, fr, nl, pl };

/** A day, formatted for use within a sentence. */
export const dayIn = (language: Language, day: Date, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(day);

export interface Saying {
  readonly side: 'about' | 'author';
  readonly decision: Decision;
  readonly reason: Reason | null;
  readonly until: Date | null;
}

const isOf = <Words extends object>(key: PropertyKey, words: Words): key is keyof Words => Object.hasOwn(words, key);

/** What was decided and why, in words. Throws for a decision that we do not tell anyone about. */
export function wordsFor(
  language: Language,
  { side, decision, reason, until }: Saying,
  timeZone: string,
): Sentence & { why: string | null } {
  const words = MODERATION_WORDS[language];
  const sentences = words[side];
  if (!isOf(decision, sentences)) throw new Error(`There are no words for ${decision}, ${side}.`);
  const say: (until: string) => Sentence = sentences[decision];
  const why = reason !== null && isOf(reason, words.reasons) ? words.why(words.reasons[reason]) : null;
  return { ...say(until === null ? '' : dayIn(language, until, timeZone)), why };
}
