import { globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../contracts/platform/languages.ts';
import type { Catalogue } from './catalogueTypes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FORM = /_(?:zero|one|two|few|many|other)$/;
/** Number of words from which identical texts in two languages are a missing translation, not a coincidence. */
const SENTENCE = 4;

/** Folders with one catalogue file per language. The error texts have a test of their own. */
const folders = globSync(['{shell,shared,mf-*}/src/**/words/it.ts'], { cwd: ROOT })
  .map((file) => dirname(file))
  .filter((folder) => folder !== 'shared/src/errors/words')
  .sort();

const filesOf = (folder: string): string[] =>
  globSync('*.ts', { cwd: join(ROOT, folder) })
    .map((file) => basename(file, '.ts'))
    .filter((name) => name.length === 2)
    .sort();

async function texts(folder: string, language: Language): Promise<Catalogue> {
  const loaded: { default: Catalogue } = await import(join(ROOT, folder, `${language}.ts`));
  return loaded.default;
}

const pluralKeys = (catalogue: Catalogue): string[] =>
  Object.keys(catalogue)
    .filter((key) => key.endsWith('_other'))
    .map((key) => key.replace(FORM, ''));

/** The keys that this language must have: the plain keys of Italian, and its own plural forms. */
function expectedKeys(source: Catalogue, language: Language): string[] {
  const counted = pluralKeys(source);
  const plain = Object.keys(source).filter((key) => !counted.includes(key.replace(FORM, '')));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return [...plain, ...counted.flatMap((key) => pluralCategories.map((form) => `${key}_${form}`))].sort();
}

const placeholders = (text: string): string[] => [...new Set([...text.matchAll(/{{\s*(\w+)/g)].map((match) => match[1] ?? ''))].sort();

/** The Italian text of a key; any plural form is compared with `_other`. */
const sourceText = (source: Catalogue, key: string): string => source[key] ?? source[key.replace(FORM, '_other')] ?? '';

function wrongPlaceholders(source: Catalogue, translation: Catalogue): string[] {
  return Object.entries(translation).flatMap(([key, text]) => {
    const wanted = placeholders(sourceText(source, key));
    // The singular form may say "a message" instead of the number.
    const optional = FORM.test(key) ? ['count'] : [];
    const differ = (names: string[]) => names.filter((name) => !optional.includes(name)).join();
    return differ(placeholders(text)) === differ(wanted) ? [] : [`${key}: ${text}`];
  });
}

const wordsIn = (text: string): number => text.replace(/{{.*?}}/g, ' ').match(/\p{L}{2,}/gu)?.length ?? 0;

function leftInItalian(source: Catalogue, translation: Catalogue): string[] {
  return Object.entries(translation).flatMap(([key, text]) => (source[key] === text && wordsIn(text) >= SENTENCE ? [key] : []));
}

it('finds the catalogues of the repository', () => {
  expect(folders).toEqual(expect.arrayContaining(['shared/src/i18n/words']));
});

describe.each(folders)('%s', (folder) => {
  it('LOC-06 has the seven languages and no other', () => {
    expect(filesOf(folder)).toEqual([...LANGUAGES].sort());
  });

  it.each(LANGUAGES)('LOC-06 has every key and every plural form in %s', async (language) => {
    const source = await texts(folder, DEFAULT_LANGUAGE);
    expect(Object.keys(await texts(folder, language)).sort()).toEqual(expectedKeys(source, language));
  });

  it.each(LANGUAGES)('LOC-06 has the same placeholders in %s', async (language) => {
    expect(wrongPlaceholders(await texts(folder, DEFAULT_LANGUAGE), await texts(folder, language))).toEqual([]);
  });

  it.each(LANGUAGES)('LOC-06 leaves no text empty or in Italian in %s', async (language) => {
    const translation = await texts(folder, language);
    expect(Object.entries(translation).filter(([, text]) => text.trim() === '')).toEqual([]);
    if (language === DEFAULT_LANGUAGE) return;
    expect(leftInItalian(await texts(folder, DEFAULT_LANGUAGE), translation)).toEqual([]);
  });
});
