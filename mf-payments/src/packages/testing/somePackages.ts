import type { Package } from '@amarena/shared/contracts/money/packages';
import { aPackage } from '@amarena/shared/testing';

const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** The four packages at their prices in euro; with a percentage, discounted by an active offer. */
export const somePackages = (percentage = 0): Package[] =>
  (
    [
      ['p0', 10, 990],
      ['p1', 25, 2190],
      ['p2', 60, 4690],
      ['p3', 120, 8390],
    ] as const
  ).map(([id, credits, price]) => {
    const total = Math.round((price * (100 - percentage)) / 100);
    return aPackage({
      id,
      credits,
      price: euro(price),
      total: euro(total),
      vat: euro(Math.round(total - total / 1.22)),
      popular: id === 'p2',
    });
  });
