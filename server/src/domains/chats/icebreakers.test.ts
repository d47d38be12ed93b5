import { LANGUAGES } from '@amarena/shared/contracts/platform/languages';
import { describe, expect, it } from '@jest/globals';
import { openIcebreakers } from './icebreakers.ts';

describe('opening lines', () => {
  const icebreakers = openIcebreakers();

  it.each(LANGUAGES)('are twelve different ones in %s, each of which can come first', (language) => {
    const first = new Set<string>();
    for (let twelfth = 0; twelfth < 12; twelfth++) {
      const offered = icebreakers(language, () => twelfth / 12);
      expect(new Set(offered).size).toBe(12);
      for (const line of offered.slice(0, 1)) first.add(line);
    }
    expect(first.size).toBe(12);
  });
});
