import { describe, expect, it } from '@jest/globals';
import { discounted, packageDiscount, vatIn } from './priceRules.ts';

describe('the discount of a package', () => {
  const smallest = { credits: 10, amount: 990 };

  it('is by how much a credit costs less than in the smallest package, in whole percent', () => {
    expect(packageDiscount({ credits: 25, amount: 2_190 }, smallest)).toBe(11);
    expect(packageDiscount({ credits: 120, amount: 8_390 }, smallest)).toBe(29);
    expect(packageDiscount(smallest, smallest)).toBe(0);
  });

  it('is never said to be more than it is', () => {
    expect(packageDiscount({ credits: 10, amount: 802 }, { credits: 10, amount: 1_000 })).toBe(19);
  });
});

describe('an amount', () => {
  it('is less by the percentage, rounded half up to the minor unit', () => {
    expect([discounted(990, 0), discounted(990, 25), discounted(990, 100), discounted(50, 25), discounted(50, 23)]).toEqual([
      990, 743, 0, 38, 39,
    ]);
  });

  it('contains the VAT of the price without it, rounded half up to the minor unit', () => {
    expect([vatIn(12_200, 22), vatIn(990, 22), vatIn(990, 8.1), vatIn(990, 0), vatIn(3, 20)]).toEqual([2_200, 179, 74, 0, 1]);
  });
});
