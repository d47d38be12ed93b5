import type { FieldProblem } from '@amarena/shared/contracts/account/validation';
import { COUNTED_UP_TO, SEARCH_PAGE, type SearchAnswer, type SearchFilters } from '@amarena/shared/contracts/people/search';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { Seals } from '../../http/seals.ts';
import type { Blocks } from '../blocks/service.ts';
import { isRegion } from '../content/regions.ts';
import { onlineSince } from '../profiles/presence.ts';
import type { Profiles } from '../profiles/service.ts';
import { type Counts, cursorOf, type NextPage, type Place, readCursor } from './cursor.ts';
import type { Criteria } from './filters.repository.ts';
import { nearest } from './nearest.repository.ts';
import { centerOf } from './reach.ts';
import type { SearchReplicas } from './replicas/replicas.ts';
import { gather, type Matching, matchingAmong, type Wish, walk } from './repository.ts';
import { createSimilarResults } from './similarResults.ts';

type Answer = z.infer<typeof SearchAnswer>;

/** How many members are read in the order of last activity before the search counts as one for something rare. */
const WALKED = 5_000;
/** If this many of them match, continuing in that order is the fastest way to the count. */
const OFTEN = 125;

export interface SearchQuery extends SearchFilters {
  cursor?: string | undefined;
  near?: string | undefined;
}

const wrong = (field: keyof SearchQuery, problem: FieldProblem) =>
  failure({ code: 'validation_failed' as const, fields: { [field]: problem } });

/** True if a region is named that the country does not have, or a region without a country. */
const regionIsStrange = ({ country, countryregion }: SearchFilters): boolean =>
  countryregion !== undefined && (country === undefined || !isRegion(country, countryregion));

/** Who is no longer there is not counted. */
function countsOf({ found, online }: Matching<Place>, gone: number): Counts {
  const numResults = Math.max(0, found - gone);
  return { numResults, numOnline: Math.min(online, numResults) };
}

export interface Deps {
  readonly profiles: Profiles;
  readonly blocks: Blocks;
  readonly seals: Seals;
  readonly replicas: Pick<SearchReplicas, 'isEmpty' | 'read'>;
}

/** Members by filters. Searchers never find themselves, invisible members, or anyone on either side of a block. */
export function createSearch({ profiles, blocks, seals, replicas }: Deps) {
  async function matching(db: Db, criteria: Criteria, wish: Wish): Promise<Matching> {
    const near = await walk(db, criteria, wish, WALKED);
    if (!near.beyond) return near;
    return near.found < OFTEN ? gather(db, criteria, wish) : walk(db, criteria, wish, Number.MAX_SAFE_INTEGER);
  }

  /** Those of `ids`, in their order, who match at this moment. */
  const current = (db: Db, criteria: Criteria, { ids, isCurrent }: { ids: string[]; isCurrent: boolean }): Promise<string[]> =>
    isCurrent ? Promise.resolve(ids) : matchingAmong(db, criteria, ids);
  const similarTo = createSimilarResults({ profiles, replicas, current });

  /** A page of matches: the nearest first if they are close together, else the last active first. */
  async function pageOf(db: Db, criteria: Criteria, from: NextPage | null): Promise<Matching<Place> | null> {
    // One more than a page shows whether there is another.
    const page = SEARCH_PAGE + 1;
    const wish = { page, countedUpTo: from ? page : COUNTED_UP_TO };
    const { center } = criteria;
    const after = from?.place ?? null;
    const { distance, countryregion } = criteria.filters;
    if (center !== null && (distance !== undefined || countryregion !== undefined)) {
      return after?.metres !== undefined || after === null ? nearest(db, { ...criteria, center }, { ...wish, after }) : null;
    }
    return after?.metres === undefined ? matching(db, criteria, { ...wish, after }) : null;
  }

  return {
    /** A page of results. Errors: `validation_failed` (`cursor`, `countryregion`, `distance`; `online` of a visitor). */
    async find(db: Db, viewerId: string | null, query: SearchQuery, now: Date): Promise<Result<Answer, ApiError>> {
      const { cursor, near, ...filters } = query;
      const from = cursor === undefined ? null : readCursor(seals, cursor);
      if (cursor !== undefined && from === null) return wrong('cursor', 'invalid');
      // Presence is for members only, and a filter would reveal it one by one.
      if (viewerId === null && filters.online) return wrong('online', 'invalid');
      if (regionIsStrange(filters)) return wrong('countryregion', 'invalid');
      const searcher = viewerId === null ? null : await profiles.searcherOf(db, viewerId);
      const center = near === undefined ? (searcher?.place ?? null) : centerOf(near);
      if (filters.distance !== undefined && center === null) return wrong('near', 'required');
      const without = [...(await blocks.idsHiddenFrom(db, viewerId)), ...(viewerId === null ? [] : [viewerId])];
      const criteria: Criteria = { filters, wantedBy: searcher?.gender ?? null, without, center, onlineSince: onlineSince(now), now };
      const { value: found, isCurrent } = await replicas.read(db, filters.country, (on) => pageOf(on, criteria, from));
      if (found === null) return wrong('cursor', 'invalid');
      const shown = found.page.slice(0, SEARCH_PAGE);
      const ids = await current(db, criteria, { ids: shown.map(({ id }) => id), isCurrent });
      const results = await profiles.cards(db, viewerId, ids, now);
      const counts = from?.counts ?? countsOf(found, shown.length - ids.length);
      const last = shown.at(-1);
      const onward: NextPage | null = found.page.length > SEARCH_PAGE && last ? { place: last, counts } : null;
      return success({
        results,
        numResults: counts.numResults,
        numOnline: viewerId === null ? null : counts.numOnline,
        next: onward && cursorOf(seals, onward),
        similar: from === null ? await similarTo(db, { viewerId, criteria, listed: shown }) : null,
      });
    },
  };
}
export type Search = ReturnType<typeof createSearch>;
