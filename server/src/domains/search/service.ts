import { COUNTED_UP_TO, SEARCH_PAGE } from '@amarena/shared/contracts/constants';
import type { Card } from '@amarena/shared/contracts/profile';
import type { SearchAnswer, SearchFilters } from '@amarena/shared/contracts/search';
import type { FieldProblem } from '@amarena/shared/contracts/validation';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { Blocks } from '../blocks/service.ts';
import { isRegion } from '../content/regions.ts';
import type { Coordinates } from '../profiles/distance.ts';
import { onlineSince } from '../profiles/presence.ts';
import type { Profiles } from '../profiles/service.ts';
import { type Counts, cursorOf, type Onward, onwardFrom } from './cursor.ts';
import { widenings } from './filters.ts';
import { centerOf } from './reach.ts';
import { type Criteria, findFirst, gather, type Matching, type Wish, walk } from './repository.ts';

type Answer = z.infer<typeof SearchAnswer>;

/** Members who are looked at in the order of last activity before a search is taken for one after something rare. */
const WALKED = 5_000;
/** Where so many of them match, going on along that order is the shortest way to the count. */
const OFTEN = 125;
/** The same for each filter that is widened: similar members are a suggestion, and need not be searched to the end. */
const WALKED_FOR_SIMILAR = 5_000;

export interface SearchQuery extends SearchFilters {
  cursor?: string | undefined;
  near?: string | undefined;
}

const wrong = (field: keyof SearchQuery, problem: FieldProblem) =>
  failure({ code: 'validation_failed' as const, fields: { [field]: problem } });

/** True where a region is named that the country does not have; a region alone belongs to no country. */
const regionIsStrange = ({ country, countryregion }: SearchFilters): boolean =>
  countryregion !== undefined && (country === undefined || !isRegion(country, countryregion));

/** Members by filters. Nobody finds themselves, invisible members, or anybody with whom there is a block. */
export function createSearch({ profiles, blocks }: { profiles: Profiles; blocks: Blocks }) {
  async function matching(db: Db, criteria: Criteria, wish: Wish): Promise<Matching> {
    const near = await walk(db, criteria, wish, WALKED);
    if (!near.beyond) return near;
    return near.found < OFTEN ? gather(db, criteria, wish) : walk(db, criteria, wish, Number.MAX_SAFE_INTEGER);
  }

  /** More members, found by widening the first filter that brings any. */
  async function similarTo(db: Db, viewerId: string | null, criteria: Criteria, listed: readonly Card[]): Promise<Answer['similar']> {
    const wider = widenings(criteria.filters);
    const without = [...criteria.without, ...listed.map(({ id }) => id)];
    const searches = wider.map(({ filters }) => ({ ...criteria, filters, without }));
    const found = await findFirst(db, searches, { limit: SEARCH_PAGE, entries: WALKED_FOR_SIMILAR });
    const widened = wider[found?.search ?? -1]?.widened;
    if (found === null || widened === undefined) return null;
    return { widened, results: await profiles.cards(db, viewerId, found.ids, criteria.now) };
  }

  /** Where a search measures from: what it names itself, else the member's own city. Null where neither is known. */
  async function centerFor(db: Db, viewerId: string | null, near: string | undefined): Promise<Coordinates | null> {
    if (near !== undefined) return centerOf(near);
    return viewerId === null ? null : profiles.placeOf(db, viewerId);
  }

  return {
    /** A page of results. Errors: `validation_failed` (`cursor`, `countryregion`, `distance`). */
    async find(db: Db, viewerId: string | null, query: SearchQuery, now: Date): Promise<Result<Answer, ApiError>> {
      const { cursor, near, ...filters } = query;
      const from = cursor === undefined ? null : onwardFrom(cursor);
      if (cursor !== undefined && from === null) return wrong('cursor', 'invalid');
      if (regionIsStrange(filters)) return wrong('countryregion', 'invalid');
      const center = filters.distance === undefined ? null : await centerFor(db, viewerId, near);
      if (filters.distance !== undefined && center === null) return wrong('near', 'required');
      const without = [...(await blocks.around(db, viewerId)), ...(viewerId === null ? [] : [viewerId])];
      const criteria: Criteria = { filters, without, center, onlineSince: onlineSince(now), now };
      // One more than a page tells whether there is another.
      const page = SEARCH_PAGE + 1;
      const found = await matching(db, criteria, { after: from?.place ?? null, page, countedUpTo: from ? page : COUNTED_UP_TO });
      const shown = found.page.slice(0, SEARCH_PAGE);
      const results = await profiles.cards(
        db,
        viewerId,
        shown.map(({ id }) => id),
        now,
      );
      const counts: Counts = from?.counts ?? { numResults: found.found, numOnline: found.online };
      const last = shown.at(-1);
      const onward: Onward | null = found.page.length > SEARCH_PAGE && last ? { place: last, counts } : null;
      return success({
        results,
        ...counts,
        next: onward && cursorOf(onward),
        similar: from === null && shown.length < SEARCH_PAGE ? await similarTo(db, viewerId, criteria, results) : null,
      });
    },
  };
}
export type Search = ReturnType<typeof createSearch>;
