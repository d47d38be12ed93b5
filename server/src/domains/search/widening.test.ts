import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { describe, expect, it } from '@jest/globals';
import { widenings } from './widening.ts';

const anybody: SearchFilters = { min_age: 18, max_age: 99, online: false, photo: false, only_real: false, verified: false };

describe('widening', () => {
  it('takes one filter at a time: region, age, online, photo, country', () => {
    const narrow: SearchFilters = {
      ...anybody,
      country: 'IT',
      countryregion: 'lazio',
      min_age: 40,
      max_age: 45,
      online: true,
      photo: true,
    };
    const wider = widenings(narrow);
    expect(wider.map(({ widened }) => widened)).toEqual(['countryregion', 'age', 'online', 'photo', 'country']);
    expect(wider[1]?.filters).toEqual({ ...narrow, min_age: 30, max_age: 55 });
    expect(wider[4]?.filters).toMatchObject({ min_age: 40, online: true });
  });

  it('never goes under the minimum age and leaves gender, real and verified members alone', () => {
    const wider = widenings({ ...anybody, gender: 'female', only_real: true, verified: true, min_age: 20, max_age: 25 });
    expect(wider).toEqual([
      { widened: 'age', filters: { ...anybody, gender: 'female', only_real: true, verified: true, min_age: 18, max_age: 35 } },
    ]);
  });

  it('has nothing to widen where nothing is narrow', () => {
    expect(widenings(anybody)).toEqual([]);
  });
});
