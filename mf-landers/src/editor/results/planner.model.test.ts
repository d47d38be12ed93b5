import { expect, it } from '@jest/globals';
import { visitsNeeded } from './planner.model.ts';

it('says how many visits a wording needs, as the simulations of the rule have it', () => {
  // With 350 visits a day, 57 of 100 tests detected a lift of 20 % after 14 days, and 98 a lift of 40 % after 7 days.
  expect(visitsNeeded(0.05, 0.2)).toBe(9_100);
  expect(visitsNeeded(0.05, 0.4)).toBe(2_500);
  expect(visitsNeeded(0.1, 0.4)).toBe(1_200);
});
