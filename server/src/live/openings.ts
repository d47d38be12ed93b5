const SECOND = 1_000;
/** Seconds until a refused tab should try again: spread, so that those refused together do not return together. */
const AGAIN_FROM = 1;
const AGAIN_TO = 5;
/** Share of all places that one address may take, and how many it may take in any case. */
const SHARE = 0.05;
const ANYONE = 20;

/**
 * Counts how many tabs connect, by address: one that asks too often takes no places from others. Returns the seconds
 * after which one that is too many may try again; null: it may now.
 */
export function createOpenings(perSecond: number, now: () => number = Date.now): (address: string) => number | null {
  const ofOne = Math.max(ANYONE, perSecond * SHARE);
  const counts = new Map<string, number>();
  let since = 0;
  let all = 0;
  return (address) => {
    const at = now();
    if (at - since >= SECOND) {
      since = at;
      all = 0;
      counts.clear();
    }
    const mine = (counts.get(address) ?? 0) + 1;
    counts.set(address, mine);
    if (mine <= ofOne) all += 1;
    return mine <= ofOne && all <= perSecond ? null : AGAIN_FROM + Math.floor(Math.random() * (AGAIN_TO - AGAIN_FROM + 1));
  };
}
