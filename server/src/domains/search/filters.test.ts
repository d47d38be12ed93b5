import { ageOn } from '@amarena/shared/contracts/account/validation';
import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { describe, expect, it } from '@jest/globals';
import { birthsWithin, widenings } from './filters.ts';

const anybody: SearchFilters = { min_age: 18, max_age: 99, online: false, photo: false, only_real: false, verified: false };

describe('dates of birth for ages', () => {
  it.each(['2026-11-21', '2028-02-29', '2027-02-28', '2027-03-01'])('agree with the age that a card shows on %s', (today) => {
    const { upTo, after } = birthsWithin({ min_age: 30, max_age: 40 }, new Date(`${today}T12:00:00Z`));
    for (let days = 28 * 365; days < 43 * 365; days += 1) {
      const birth = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
      const age = ageOn(birth, today);
      expect(`${birth} ${birth <= upTo && after !== null && birth > after}`).toBe(`${birth} ${age >= 30 && age <= 40}`);
    }
  });

  it('have no oldest where the ages end at the highest that can be asked for', () => {
    expect(birthsWithin({ min_age: 18, max_age: 99 }, new Date()).after).toBeNull();
  });
});

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
