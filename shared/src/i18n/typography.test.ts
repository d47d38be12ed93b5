import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '../contracts/platform/languages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEXTS = 'server/src/domains/content/pages/*';

/** What no text of a language may contain. U+202F is the narrow non-breaking space, U+00A0 the ordinary one. */
const WRONG: Partial<Record<Language, readonly RegExp[]>> = {
  fr: [/(?<=[\p{L}\d})»’]) [:;!?»]/u, /« /],
  de: [/["”«»]/],
  pl: [/["“«»]/, /(?<=[\p{Ll},;:] )(?:Ty|Ci|Cię|Ciebie|Tobie|Tobą|Twój|Twoj\p{L}+)(?!\p{L})/u],
};
const EVERYWHERE = [/(?<=\p{L})'(?=\p{L})/u, /\.\.\./, /[\d}] (?:%|€|MB|Mo|ms)(?!\p{L})/u];

/** Every string of the catalogues, and every line of the pages, with its location. */
function texts(language: Language): readonly (readonly [string, string])[] {
  const catalogues = globSync([`{shared,shell,mf-*}/src/**/${language}.ts`, `server/src/signupPage/words/${language}.ts`], {
    cwd: ROOT,
  });
  const strings = catalogues.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map((match) => [file, match[1] ?? ''] as const),
  );
  const pages = globSync(`${TEXTS}/${language}.md`, { cwd: ROOT });
  return [
    ...strings,
    ...pages.flatMap((file) =>
      readFileSync(join(ROOT, file), 'utf8')
        .split('\n')
        .map((line) => [file, line] as const),
    ),
  ];
}

it.each(LANGUAGES)('sets type as %s does: spaces, quotes, apostrophes, units', (language) => {
  const wrong = [...EVERYWHERE, ...(WRONG[language] ?? [])];
  expect(texts(language).filter(([, text]) => wrong.some((pattern) => pattern.test(text)))).toEqual([]);
});
