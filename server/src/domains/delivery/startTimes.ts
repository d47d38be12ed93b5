/** Four buckets per doubling: accurate to a fifth, from one millisecond to two minutes. */
const PER_DOUBLING = 4;
const LAST_BUCKET = 70;

/** The bucket of a time in milliseconds. */
export const bucketOf = (milliseconds: number): number =>
  Math.min(LAST_BUCKET, Math.ceil(PER_DOUBLING * Math.log2(Math.max(1, milliseconds))));

/** The longest time of a bucket, in whole milliseconds. */
export const timeOf = (bucket: number): number => Math.round(2 ** (bucket / PER_DOUBLING));

/** How many starts fell into each bucket. */
export type StartTimes = ReadonlyMap<number, number>;

export const startsIn = (times: StartTimes): number => [...times.values()].reduce((sum, count) => sum + count, 0);

/** The lowest bucket that covers a share (0 to 1) of the starts; null if there were none. */
export function quantile(times: StartTimes, share: number): number | null {
  const wanted = share * startsIn(times);
  let sum = 0;
  for (const [bucket, count] of [...times].sort(([a], [b]) => a - b)) {
    sum += count;
    if (sum >= wanted) return bucket;
  }
  return null;
}
