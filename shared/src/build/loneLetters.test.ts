import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { bindLoneLetters, POLISH } from './loneLetters.ts';
import { REPOSITORY } from './places.ts';
import { swcRules } from './webpackConfig.ts';

it.each([
  ['Rozmowa w przeglądarce', 'Rozmowa w\u00a0przeglądarce'],
  ['W nocy i w dzień', 'W\u00a0nocy i\u00a0w\u00a0dzień'],
  ['z {{name}} o „ciszy”, a <0>tu</0>', 'z\u00a0{{name}} o\u00a0„ciszy”, a\u00a0<0>tu</0>'],
  ['Zdjęcia – do 3 z 25', 'Zdjęcia – do 3 z\u00a025'],
  ['Światło w *oknie* i [prawa](/pages/terms)', 'Światło w\u00a0*oknie* i\u00a0[prawa](/pages/terms)'],
])('a line of Polish does not end with a lone letter: %s', (text, set) => {
  expect(bindLoneLetters(text)).toBe(set);
});

it('leaves words that only end with such a letter as they are', () => {
  expect(bindLoneLetters('kawa i: osoba z, słowo krok')).toBe('kawa i: osoba z, słowo krok');
});

it('every build sets its Polish catalogues so, and those of no other language', () => {
  const rules = swcRules({ directory: `${REPOSITORY}/mf-chat`, name: 'mf-chat' }, { refresh: false });
  const loaders = (file: string) =>
    rules.filter(({ test }) => test.test(file)).flatMap(({ use }) => (typeof use === 'string' ? [readFileSync(use, 'utf8')] : []));
  expect(loaders('/mf-chat/src/words/pl.ts').join()).toContain('export default bindLoneLetters');
  expect(loaders('/mf-chat/src/words/de.ts')).toEqual([]);
  expect(POLISH.test('/shared/src/ui/pl.tsx')).toBe(false);
});
