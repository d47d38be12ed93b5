import type { Card } from '@amarena/shared/contracts/people/profile';
import { SEARCH_PAGE, type SearchAnswer } from '@amarena/shared/contracts/people/search';
import type * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { Profiles } from '../profiles/service.ts';
import type { Criteria } from './filters.repository.ts';
import type { SearchReplicas } from './replicas/replicas.ts';
import { findFirst } from './repository.ts';
import { type Widening, widenings } from './widening.ts';

type Similar = z.infer<typeof SearchAnswer>['similar'];

/** The limit for each widened filter: similar members are a suggestion, and need no exhaustive search. */
const WALKED_FOR_SIMILAR = 5_000;

const nearestFirst = (cards: readonly Card[]): Card[] =>
  cards.toSorted((one, other) => (one.distance ?? Number.POSITIVE_INFINITY) - (other.distance ?? Number.POSITIVE_INFINITY) || 0);

export interface FirstPage {
  readonly viewerId: string | null;
  readonly criteria: Criteria;
  /** The exact results. */
  readonly listed: readonly { readonly id: string }[];
}

interface Deps {
  readonly profiles: Pick<Profiles, 'cards'>;
  readonly replicas: Pick<SearchReplicas, 'isEmpty' | 'read'>;
  /** Those of `ids`, in their order, who match at this moment. */
  readonly current: (db: Db, criteria: Criteria, found: { ids: string[]; isCurrent: boolean }) => Promise<string[]>;
}

/** A search with one filter widened. */
interface Wider {
  readonly widened: Widening;
  readonly criteria: Criteria;
}

/** Finds more members if the exact results do not fill the page, by widening the first filter that yields any. */
export function createSimilarResults({ profiles, replicas, current }: Deps) {
  /** The first of some searches in the same country that finds anyone. */
  async function firstOf(db: Db, searches: readonly Wider[]): Promise<{ widened: Widening; ids: string[] } | null> {
    const [first] = searches;
    if (first === undefined) return null;
    const criteria = searches.map((search) => search.criteria);
    const { value: found, isCurrent } = await replicas.read(db, first.criteria.filters.country, (on) =>
      findFirst(on, criteria, { limit: SEARCH_PAGE, entries: WALKED_FOR_SIMILAR }),
    );
    const search = searches[found?.search ?? -1];
    if (found === null || search === undefined) return null;
    const ids = await current(db, search.criteria, { ids: found.ids, isCurrent });
    return ids.length === 0 ? null : { widened: search.widened, ids };
  }

  return async function similarTo(db: Db, { viewerId, criteria, listed }: FirstPage): Promise<Similar> {
    if (listed.length >= SEARCH_PAGE) return null;
    const without = [...criteria.without, ...listed.map(({ id }) => id)];
    const searches = widenings(criteria.filters).map(({ widened, filters }) => ({ widened, criteria: { ...criteria, filters, without } }));
    const isAbroad = ({ widened }: Wider) => !replicas.isEmpty && widened === 'country';
    const within = searches.filter((search) => !isAbroad(search));
    // The country comes last, and the replica of one country knows nobody in the others.
    const found = (await firstOf(db, within)) ?? (await firstOf(db, searches.filter(isAbroad)));
    if (found === null) return null;
    const results = await profiles.cards(db, viewerId, found.ids, criteria.now);
    return { widened: found.widened, results: criteria.center === null ? results : nearestFirst(results) };
  };
}
