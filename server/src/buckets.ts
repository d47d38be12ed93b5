import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Visitors are divided into this many groups of the same size, of which tests and canaries get some: few enough that a
 * cache in front can keep a page for each.
 */
export const BUCKETS = 100;

const MOST_ORDERS = 1_000;
const orders = new LRUCache<string, readonly number[]>({ max: MOST_ORDERS });

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The bucket of a text, 0 to 99: stable, and evenly spread over texts. */
export const bucketOf = (text: string): number => hashed(text).readUIntBE(0, 6) % BUCKETS;

/** All buckets in an order that depends on the seed alone. */
function orderOf(seed: string): readonly number[] {
  const known = orders.get(seed);
  if (known !== undefined) return known;
  const ranked = Array.from({ length: BUCKETS }, (_, bucket) => ({ bucket, by: hashed(`${seed}/${bucket}`) }));
  const order = ranked.sort((one, other) => Buffer.compare(one.by, other.by)).map(({ bucket }) => bucket);
  orders.set(seed, order);
  return order;
}

/**
 * The place of a bucket, 0 to 99, among all of them: each seed puts them in another order. The first `n` places are
 * exactly `n` percent of the visitors.
 */
export const placeOf = (bucket: number, seed: string): number => orderOf(seed).indexOf(bucket);

/**
 * How many of the buckets each weight gets: in proportion, rounded so that they add up, and at least one for a weight
 * above 0. All 0 if no weight is.
 */
export function sharesOf(weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * BUCKETS) / whole);
  const shares = exact.map((share) => (share > 0 ? Math.max(1, Math.floor(share)) : 0));
  const missing = (index: number): number => (exact[index] ?? 0) - (shares[index] ?? 0);
  for (let left = BUCKETS - shares.reduce((sum, share) => sum + share, 0); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left);
    const changeable = shares.flatMap((share, index) => (share > 0 && share + step > 0 ? index : []));
    const [furthest = 0] = changeable.sort((one, other) => step * (missing(other) - missing(one)));
    shares[furthest] = (shares[furthest] ?? 0) + step;
  }
  return shares;
}
