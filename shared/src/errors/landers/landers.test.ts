import { describe, expect, it } from '@jest/globals';
import { LANDER_CODES } from '../../contracts/landers/landerCodes.ts';
import { LANGUAGES } from '../../contracts/platform/languages.ts';
import { landerProblemText, loadLanderWords } from './index.ts';

describe('why a lander is refused', () => {
  it.each(LANGUAGES)('has words of its own for every code in %s, with the same data as in Italian', async (language) => {
    const [words, italian] = [await loadLanderWords(language), await loadLanderWords('it')];
    expect(Object.keys(words.problems).sort()).toEqual([...LANDER_CODES].sort());
    const dataIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
    for (const code of LANDER_CODES) {
      expect([code, dataIn(words.problems[code])]).toEqual([code, dataIn(italian.problems[code])]);
      if (language !== 'it') expect(words.problems[code]).not.toBe(italian.problems[code]);
    }
  });

  it('names the block and the number, and asks to check what it does not know', async () => {
    const words = await loadLanderWords('de');
    const missing = { code: 'block_missing', limit: 3, name: 'choices' };
    expect(landerProblemText(missing, words)).toBe('Ein Block „Auswahl“ fehlt: Mindestens 3 werden gebraucht.');
    expect(landerProblemText({ code: 'from_the_future', limit: null, name: null }, words)).toBe(words.problems.invalid);
  });
});
