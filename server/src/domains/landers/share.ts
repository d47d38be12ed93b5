import type { Rate } from '@amarena/shared/contracts/landers/landerResults';

/** How many of how many. */
export interface Share {
  readonly of: number;
  readonly count: number;
}

/** Standard errors of a 95 % interval, for a single check. */
export const ONE_LOOK = 1.959964;

const HALF = 0.5;

/** Adds half a case on either side, so that a share of few cases is not taken for certain. */
const withHalves = ({ of, count }: Share): Share => ({ of: of + 2 * HALF, count: count + HALF });

/**
 * A share with the interval of all shares from which it is at most `width` standard errors away (Wilson’s, which is
 * accurate for few cases too). From 0 to 1 if nothing was seen.
 */
export function rateOf({ of, count }: Share, width: number): Rate {
  if (of === 0) return { rate: 0, low: 0, high: 1 };
  const rate = count / of;
  const square = width ** 2;
  const middle = (rate + square / (2 * of)) / (1 + square / of);
  const reach = (width / (1 + square / of)) * Math.sqrt((rate * (1 - rate)) / of + square / (4 * of ** 2));
  return { rate, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach) };
}

/** Logarithm of the ratio of two shares, and its standard error. */
function logRatio(share: Share, reference: Share): { ratio: number; error: number } {
  const [one, other] = [withHalves(share), withHalves(reference)];
  return {
    ratio: Math.log(one.count / one.of) - Math.log(other.count / other.of),
    error: Math.sqrt(1 / one.count - 1 / one.of + 1 / other.count - 1 / other.of),
  };
}

/** By how many standard errors a share is above another one; negative if it is below. */
export function standing(share: Share, reference: Share): number {
  const { ratio, error } = logRatio(share, reference);
  return ratio / error;
}

/** By what proportion a share is above another one (0.17: 17 % more), with the interval of `width` standard errors. */
export function liftOver(share: Share, reference: Share, width: number): Rate {
  const { ratio, error } = logRatio(share, reference);
  return { rate: Math.expm1(ratio), low: Math.expm1(ratio - width * error), high: Math.expm1(ratio + width * error) };
}
