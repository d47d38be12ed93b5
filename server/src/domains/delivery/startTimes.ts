/** Four buckets for each doubling: a time is known to within a fifth, from a millisecond to two minutes. */
const PER_DOUBLING = 4;
const LAST_BUCKET = 70;

/** The bucket of a time in milliseconds. */
export const bucketOf = (milliseconds: number): number =>
  Math.min(LAST_BUCKET, Math.ceil(PER_DOUBLING * Math.log2(Math.max(1, milliseconds))));

/** Longest time of a bucket, in whole milliseconds. */
export const timeOf = (bucket: number): number => Math.round(2 ** (bucket / PER_DOUBLING));

/** How many starts fell into each bucket. */
export type StartTimes = ReadonlyMap<number, number>;

export const startsIn = (times: StartTimes): number => [...times.values()].reduce((sum, count) => sum + count, 0);

/** The lowest bucket that a share (0 to 1) of the starts does not exceed; null: there was no start. */
export function quantile(times: StartTimes, share: number): number | null {
  const wanted = share * startsIn(times);
  let sum = 0;
  for (const [bucket, count] of [...times].sort(([a], [b]) => a - b)) {
    sum += count;
    if (sum >= wanted) return bucket;
  }
  return null;
}
