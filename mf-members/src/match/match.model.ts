import { MATCH_QUESTIONS, type MatchAnswers, type MatchQuestion } from '@amarena/shared/contracts/match';

export const QUESTIONS = Object.keys(MATCH_QUESTIONS) as readonly MatchQuestion[];

export const NO_ANSWERS: MatchAnswers = { looking_for: null, age: null, evening: null, reach: null, talk: null };

/** An answer by the name under which the catalogue has its words. */
export type Answer = { [Question in MatchQuestion]: `${Question}.${(typeof MATCH_QUESTIONS)[Question][number]}` }[MatchQuestion];

/** What can be answered to a question. */
export const answersTo = (question: MatchQuestion): { value: string; answer: Answer }[] =>
  MATCH_QUESTIONS[question].map((value) => ({ value, answer: `${question}.${value}` as Answer }));

/** A word as it stands inside a sentence. Some languages write all nouns large, and abbreviations stay as they are. */
export function inSentence(word: string, language: string): string {
  if (language === 'de' || word.charAt(1) !== word.charAt(1).toLocaleLowerCase(language)) return word;
  return word.charAt(0).toLocaleLowerCase(language) + word.slice(1);
}
