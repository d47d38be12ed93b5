import { describe, expect, it } from '@jest/globals';
import { graphemes } from './graphemes.ts';

describe('length of a message', () => {
  it('counts plain letters', () => {
    expect(graphemes('Ciao, come va?')).toBe(14);
  });

  it('counts a family, a flag and an accented letter as one each', () => {
    expect(graphemes('👨‍👩‍👧‍👦')).toBe(1);
    expect(graphemes('🇮🇹')).toBe(1);
    expect(graphemes('e\u0301')).toBe(1);
  });
});
