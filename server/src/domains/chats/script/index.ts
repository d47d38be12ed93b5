import { LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { folded, foldedPattern, wordsPattern } from './matching.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { type Script, TOPICS, type Topic } from './script.ts';

const SCRIPTS: Record<Language, Script> = { it, de, en, es, fr, nl, pl };

interface Reader {
  readonly asksIfReal: (text: string) => boolean;
  /** The first topic that a text matches. */
  readonly topicOf: (text: string) => Topic | undefined;
}

function readerOf(script: Script): Reader {
  const asks_if_real = foldedPattern(script.asks_if_real);
  const patterns = TOPICS.map((topic) => ({ topic, words: wordsPattern(script.topics[topic].words) }));
  return {
    asksIfReal: (text) => asks_if_real.test(text),
    topicOf: (text) => patterns.find(({ words }) => words.test(text))?.topic,
  };
}

export interface Question {
  readonly text: string;
  readonly language: Language;
  /** What the profile has said in this conversation, oldest first. */
  readonly said: readonly string[];
  /** Any whole number; a different one starts with a different line. */
  readonly turn: number;
}

/** The lines that fit a message, regardless of earlier ones. */
function linesFor(readers: ReadonlyMap<Language, Reader>, message: string, language: Language): readonly string[] {
  const text = folded(message);
  const all = [...readers.values()];
  const script = SCRIPTS[language];
  // A person may write in a language other than the site's, and must not be deceived or left alone because of it.
  if (all.some((reader) => reader.topicOf(text) === 'distress')) return script.topics.distress.lines;
  if (all.some((reader) => reader.asksIfReal(text))) return script.not_real;
  const topic = readers.get(language)?.topicOf(text);
  if (topic !== undefined) return script.topics[topic].lines;
  return text.includes('?') ? script.to_a_question : script.to_anything;
}

/** A line that was not used in this conversation yet, or else the one used longest ago. */
function freshest(lines: readonly string[], { said, turn }: Pick<Question, 'said' | 'turn'>): string {
  const unsaid = lines.filter((line) => !said.includes(line));
  const line = unsaid[turn % unsaid.length] ?? lines.toSorted((one, other) => said.lastIndexOf(one) - said.lastIndexOf(other))[0];
  if (line === undefined) throw new Error('A script has an empty list of lines. Every list needs at least one.');
  return line;
}

/** Replies for fictional profiles. */
export type Answering = (question: Question) => string;

/**
 * Creates the replies of fictional profiles, by the topic of the message and in the member's language. Asked in any
 * language, it says that it is not real and that a meeting is impossible.
 */
export function openScripts(): Answering {
  const readers = new Map(LANGUAGES.map((language) => [language, readerOf(SCRIPTS[language])]));
  return (question) => freshest(linesFor(readers, question.text, question.language), question);
}
