import { ageOn } from '@amarena/shared/contracts/people/age';
import { describe, expect, it } from '@jest/globals';
import { birthsWithin } from './births.ts';

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
