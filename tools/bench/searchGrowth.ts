import { percentile } from './figures.ts';
import { whileOnline } from './online.ts';
import { ownPostgres, withCrowd } from './withCrowd.ts';

const WARM_UP = 60;

/**
 * How members search: by region, country, ages, photo, distance and interests, real members only, and without any
 * match.
 */
export const SEARCHES = [
  '',
  '?gender=female&country=IT&countryregion=lazio&min_age=25&max_age=45',
  '?gender=male&country=DE&min_age=30&max_age=40',
  '?gender=female&country=IT&min_age=18&max_age=99&photo=true',
  '?gender=male&country=PL&min_age=18&max_age=30&only_real=true',
  '?gender=female&country=NL&countryregion=gelderland&min_age=50&max_age=60&photo=true',
  '?country=ES&min_age=20&max_age=35&only_real=true&photo=true',
  '?gender=female&country=IT&distance=10&near=44.49,11.34',
  '?gender=male&country=IT&interests=hiking,yoga&distance=50&near=44.49,11.34',
  '?gender=female&country=IT&distance=10&near=60,20',
];

/** Milliseconds of each of `count` searches through HTTP. `searches`: taken in turns. */
export async function timesOf(address: string, count: number, searches: readonly string[] = SEARCHES): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + count; turn += 1) {
    const began = performance.now();
    const answer = await fetch(`${address}/api/search.php${searches[turn % searches.length]}`, {
      // A new address every few searches, so that no limit applies.
      headers: { 'x-forwarded-for': `198.18.${turn % 200}.${1 + (turn % 250)}` },
    });
    if (!answer.ok) throw new Error(`A search was refused with ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
    if (turn >= WARM_UP) times.push(performance.now() - began);
  }
  return times;
}

/** Prints which kinds of searches are the slow ones. */
export function printKinds(times: readonly number[]): void {
  for (const [kind, search] of SEARCHES.entries()) {
    const same = times.filter((_time, index) => index % SEARCHES.length === kind);
    console.log(`  ${percentile(same, 0.95).toFixed(1)} ms, p95 of ${search === '' ? 'everyone' : search}`);
  }
}

/** Milliseconds of each of `count` searches, on a PostgreSQL with this many members, of whom so many are online. Throws `NotMeasurable`. */
export const searchTimes = (members: number, count: number, online: number): Promise<number[]> =>
  withCrowd(members, ({ app, address }) => whileOnline(app, online, () => timesOf(address, count)), ownPostgres);
