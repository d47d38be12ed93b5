import { type Figure, percentile } from './figures.ts';
import { matchTimes } from './matchTimes.ts';
import { printKinds, searchTimes } from './searchGrowth.ts';

const LIMITS = { search: 10, growth: 3, match: 150, cards: 100 } as const;
const CROWDS = { small: 10_000, large: 1_000_000 } as const;
const SEARCHES = 5_000;
/** One member in so many is online. */
const ONLINE = 20;
const ROUNDS = 200;

/** The search among few and among many members, on a PostgreSQL, while some of them are online. */
export async function search(): Promise<Figure[]> {
  const small = percentile(await searchTimes(CROWDS.small, SEARCHES, CROWDS.small / ONLINE), 0.95);
  const times = await searchTimes(CROWDS.large, SEARCHES, CROWDS.large / ONLINE);
  printKinds(times);
  const large = percentile(times, 0.95);
  return [
    { name: `search on PostgreSQL, ${CROWDS.small} members, one in ${ONLINE} online, p95 of ${SEARCHES}`, value: small, unit: 'ms' },
    {
      name: `search on PostgreSQL, ${CROWDS.large} members, one in ${ONLINE} online, p95 of ${SEARCHES}`,
      value: large,
      unit: 'ms',
      hold: { atMost: LIMITS.search },
    },
    { name: 'growth from the one to the other', value: large / small, unit: '×', hold: { atMost: LIMITS.growth } },
  ];
}

/** Match-finder and swipe game in the same way. */
export async function match(): Promise<Figure[]> {
  const small = await matchTimes(CROWDS.small, ROUNDS);
  const large = await matchTimes(CROWDS.large, ROUNDS);
  const of = (times: number[]) => percentile(times, 0.95);
  return [
    { name: `match-finder, ${CROWDS.small} members, p95 of ${ROUNDS}`, value: of(small.match), unit: 'ms' },
    { name: `match-finder, ${CROWDS.large} members, p95 of ${ROUNDS}`, value: of(large.match), unit: 'ms', hold: { atMost: LIMITS.match } },
    { name: 'growth from the one to the other', value: of(large.match) / of(small.match), unit: '×', hold: { atMost: LIMITS.growth } },
    { name: `cards of the swipe game, ${CROWDS.large} members, p95`, value: of(large.cards), unit: 'ms', hold: { atMost: LIMITS.cards } },
  ];
}
