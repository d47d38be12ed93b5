import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@amarena/shared/contracts/languages';

/** How many lines a member is offered at a time. */
const SHOWN = 3;

const linesOf = (language: Language): string[] =>
  readFileSync(join(import.meta.dirname, 'icebreakers', `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Reads the opening lines of every language; answers three of one language's, in changing order. */
export function openIcebreakers(): (language: Language, random?: () => number) => string[] {
  const lines = new Map(LANGUAGES.map((language) => [language, linesOf(language)]));
  return (language, random = Math.random) => {
    const left = [...(lines.get(language) ?? [])];
    return Array.from({ length: SHOWN }, () => left.splice(Math.floor(random() * left.length), 1)).flat();
  };
}
