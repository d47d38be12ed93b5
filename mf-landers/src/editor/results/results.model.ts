import type { LanderResults } from './landerResults.ts';

type Variant = LanderResults['variants'][number];
const HUNDRED = 100;
/** Minimum width of the scale, so that noise between equal rates does not fill it. */
const LEAST = 0.01;

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** The range of a chart that includes every rate and its interval, as shares from 0 to 1. */
export function scaleOf(rates: readonly { readonly rate: number; readonly low: number; readonly high: number }[]): Scale {
  const low = Math.max(0, Math.min(...rates.flatMap(({ rate, low }) => [rate, low])));
  const high = Math.min(1, Math.max(...rates.flatMap(({ rate, high }) => [rate, high]), low + LEAST));
  return rates.length === 0 ? { low: 0, high: LEAST } : { low, high };
}

/** The pixel position of a value on a scale. */
export const positionOf = (value: number, { low, high }: Scale, from: number, to: number): number =>
  from + ((value - low) / (high - low)) * (to - from);

/** Four round values of a scale. */
export const ticksOf = ({ low, high }: Scale): number[] => [0, 1, 2, 3].map((step) => low + ((high - low) * step) / 3);

/** A share as a percentage with one decimal. */
export const percentOf = (share: number): number => Math.round(share * HUNDRED * 10) / 10;

/** The wording with the highest rate so far; null: none. */
export const leader = (variants: readonly Variant[]): Variant | null =>
  variants.reduce<Variant | null>((best, one) => (best === null || one.rate.rate > best.rate.rate ? one : best), null);
