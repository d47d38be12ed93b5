import { LANGUAGES } from '@amarena/shared/contracts/languages';
import { describe, expect, it } from '@jest/globals';
import { openIcebreakers } from './icebreakers.ts';

describe('opening lines', () => {
  const icebreakers = openIcebreakers();

  it.each(LANGUAGES)('offers three different lines out of twelve in %s', (language) => {
    const seen = new Set<string>();
    for (let twelfth = 0; twelfth < 12; twelfth++) {
      const offered = icebreakers(language, () => twelfth / 12);
      expect(new Set(offered).size).toBe(3);
      for (const line of offered) seen.add(line);
    }
    expect(seen.size).toBe(12);
  });
});
