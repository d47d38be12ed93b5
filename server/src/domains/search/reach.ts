import type { SearchFilters } from '@amarena/shared/contracts/people/search';
import type { Coordinates } from '../profiles/distance.ts';

/** Everyone within so many kilometres of a place. */
export interface Reach {
  center: Coordinates;
  kilometres: number;
}

/** The place in a query's `near`, checked by its contract: `44.49,11.34`. */
export function centerOf(near: string): Coordinates {
  const [latitude, longitude] = near.split(',').map(Number);
  if (latitude === undefined || longitude === undefined) throw new Error(`Not a place: ${near}`);
  return { latitude, longitude };
}

export const reachOf = (distance: NonNullable<SearchFilters['distance']>, center: Coordinates): Reach => ({
  center,
  kilometres: Number(distance),
});
