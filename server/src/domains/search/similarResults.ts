import type { Card } from '@amarena/shared/contracts/people/profile';
import { SEARCH_PAGE, type SearchAnswer } from '@amarena/shared/contracts/people/search';
import type * as z from 'zod/mini';
import type { Db } from '../../db/schema.ts';
import type { Profiles } from '../profiles/service.ts';
import type { Criteria } from './filters.repository.ts';
import { findFirst } from './repository.ts';
import { widenings } from './widening.ts';

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

/** More members if the exact results do not fill the page, found by widening the first filter that yields any. */
export async function similarTo(profiles: Pick<Profiles, 'cards'>, db: Db, { viewerId, criteria, listed }: FirstPage): Promise<Similar> {
  if (listed.length >= SEARCH_PAGE) return null;
  const wider = widenings(criteria.filters);
  const without = [...criteria.without, ...listed.map(({ id }) => id)];
  const searches = wider.map(({ filters }) => ({ ...criteria, filters, without }));
  const found = await findFirst(db, searches, { limit: SEARCH_PAGE, entries: WALKED_FOR_SIMILAR });
  const widened = wider[found?.search ?? -1]?.widened;
  if (found === null || widened === undefined) return null;
  const results = await profiles.cards(db, viewerId, found.ids, criteria.now);
  return { widened, results: criteria.center === null ? results : nearestFirst(results) };
}
