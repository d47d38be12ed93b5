import { MATCH_QUESTIONS, type MatchAnswers, type MatchQuestion } from '@amarena/shared/contracts/people/match';

export const QUESTIONS = Object.keys(MATCH_QUESTIONS) as readonly MatchQuestion[];

export const NO_ANSWERS: MatchAnswers = { looking_for: null, age: null, evening: null, reach: null, talk: null };

/** The catalogue key of an answer. */
export type Answer = { [Question in MatchQuestion]: `${Question}.${(typeof MATCH_QUESTIONS)[Question][number]}` }[MatchQuestion];

/** The possible answers to a question. */
export const answersTo = (question: MatchQuestion): { value: string; answer: Answer }[] =>
  MATCH_QUESTIONS[question].map((value) => ({ value, answer: `${question}.${value}` as Answer }));

/** A word as written inside a sentence. Some languages capitalise all nouns, and abbreviations stay as they are. */
export function inSentence(word: string, language: string): string {
  if (language === 'de' || word.charAt(1) !== word.charAt(1).toLocaleLowerCase(language)) return word;
  return word.charAt(0).toLocaleLowerCase(language) + word.slice(1);
}
