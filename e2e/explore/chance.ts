/** Pseudo-random numbers from 0 to below 1 that depend only on the seed (mulberry32), so that a walk can be repeated. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** A random item; undefined if there is none. */
export const pick = <One>(chance: () => number, several: readonly One[]): One | undefined => several[Math.floor(chance() * several.length)];
