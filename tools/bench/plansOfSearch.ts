import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import { openDatabase } from '../../server/src/db/open.ts';
import type { Criteria } from '../../server/src/domains/search/filters.repository.ts';
import { nearest } from '../../server/src/domains/search/nearest.repository.ts';
import { gather, walk } from '../../server/src/domains/search/repository.ts';
import { plansOf } from './plans.ts';

const ANYBODY: SearchFilters = { min_age: 18, max_age: 99, online: false, photo: false, only_real: false, verified: false };
const WISH = { after: null, page: 25, countedUpTo: 1_000 };
const PLACE = { latitude: 44.49, longitude: 11.34 };

const criteria = (filters: Partial<SearchFilters>, isNear = false): Criteria => ({
  filters: { ...ANYBODY, country: 'IT', gender: 'female', ...filters },
  wantedBy: null,
  without: [],
  center: isNear ? PLACE : null,
  onlineSince: new Date(Date.now() - 300_000),
  now: new Date(),
});

const [aged, young] = [criteria({ min_age: 77 }), criteria({ min_age: 25, max_age: 45 })];
const [region, hiking] = [criteria({ countryregion: 'lazio', photo: true }), criteria({ interests: 'hiking,yoga' })];
const near = { ...criteria({ distance: '10' }, true), center: PLACE };
const KINDS = [
  ['25 to 45 years, walk', (db) => walk(db, young, WISH, 5_000)],
  ['with a photo, in one region, walk', (db) => walk(db, region, WISH, 5_000)],
  ['two interests, walk', (db) => walk(db, hiking, WISH, 5_000)],
  ['77 years and over, gather', (db) => gather(db, aged, WISH)],
  ['within 10 km, the nearest first', (db) => nearest(db, near, WISH)],
] as const satisfies readonly (readonly [string, Parameters<typeof plansOf>[1]])[];

/** Prints the plans of the statements of searches for women in Italy. */
export async function searchPlans(url: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    for (const [what, work] of KINDS)
      for (const { milliseconds, indexes, pages } of await plansOf(database.pool, work))
        console.log(`  ${what}: ${milliseconds.toFixed(1)} ms, ${pages} pages, ${indexes.join(', ')}`);
  } finally {
    await database.close();
  }
}
