import type { LanderResults } from './landerResults.ts';

type Variant = LanderResults['variants'][number];
const HUNDRED = 100;
/** Least width of the scale, so that equal rates do not fill it with noise. */
const LEAST = 0.01;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From where to where a chart has to reach to hold every rate and its interval, both shares from 0 to 1. */
export function scaleOf(rates: readonly { readonly rate: number; readonly low: number; readonly high: number }[]): Scale {
  const low = Math.max(0, Math.min(...rates.flatMap(({ rate, low }) => [rate, low])));
  const high = Math.min(1, Math.max(...rates.flatMap(({ rate, high }) => [rate, high]), low + LEAST));
  return rates.length === 0 ? { low: 0, high: LEAST } : { low, high };
}

/** Where a value lies on a stretch of pixels. */
export const at = (value: number, { low, high }: Scale, from: number, to: number): number =>
  from + ((value - low) / (high - low)) * (to - from);

/** Four round values of a scale. */
export const ticksOf = ({ low, high }: Scale): number[] => [0, 1, 2, 3].map((step) => low + ((high - low) * step) / 3);

/** A share as a percentage with one decimal. */
export const percentOf = (share: number): number => Math.round(share * HUNDRED * 10) / 10;

/** The wording with the highest rate so far; null: there is none. */
export const leader = (variants: readonly Variant[]): Variant | null =>
  variants.reduce<Variant | null>((best, one) => (best === null || one.rate.rate > best.rate.rate ? one : best), null);
