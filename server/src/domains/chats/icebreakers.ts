import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';

const linesOf = (language: Language): string[] =>
  readFileSync(join(import.meta.dirname, 'icebreakers', `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Reads the opening lines of every language. The returned function gives all lines of one language in random order. */
export function openIcebreakers(): (language: Language, random?: () => number) => string[] {
  const lines = new Map(LANGUAGES.map((language) => [language, linesOf(language)]));
  return (language, random = Math.random) => {
    const all = lines.get(language) ?? [];
    const left = [...all];
    return all.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
  };
}
