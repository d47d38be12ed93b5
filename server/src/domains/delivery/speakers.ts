import { addressBlock, isLoopback } from '../../geoip/addresses.ts';
import { HOUR } from '../../times.ts';

const VISITORS_PER_ADDRESS = 5;
const ADDRESSES = 50_000;

/**
 * For how many visitors one address may speak in an hour: the number in the cookie is anybody's to make up, and a trial
 * is decided by visitors. Kept in memory only. Production trusts
 * its proxies, so this machine's own address is a developer's or a test's, and stands for everybody.
 */
export function createSpeakers(now: () => Date) {
  let hour = 0;
  let heard = new Map<string, Set<number>>();
  return {
    mayCount(address: string, visitor: number): boolean {
      const current = Math.floor(now().getTime() / HOUR);
      if (current !== hour) {
        hour = current;
        heard = new Map();
      }
      if (isLoopback(address)) return true;
      const block = addressBlock(address);
      const visitors = heard.get(block) ?? new Set();
      if (visitors.has(visitor)) return true;
      if (visitors.size >= VISITORS_PER_ADDRESS || (heard.size >= ADDRESSES && visitors.size === 0)) return false;
      heard.set(block, visitors.add(visitor));
      return true;
    },
  };
}
