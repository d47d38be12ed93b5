import type { LanderChange } from '@amarena/shared/contracts/landers/landerDesk';

/** What another person saved that is part of the document here, but that the person here has not confirmed to have seen. */
export interface Unseen {
  /** Who saved it last; '' if the account is gone. */
  readonly by: string;
  readonly changes: readonly LanderChange[];
}

/** A removed block and an added one can have the same place. */
const placeOf = ({ path, before, after }: LanderChange): string => `${path} ${before === null} ${after === null}`;

/** What was unseen already, with what came later: each place once, from its first value to its last. */
export function withMore(unseen: Unseen | null, { by, changes }: Unseen): Unseen {
  const places = new Map((unseen?.changes ?? []).map((change) => [placeOf(change), change]));
  for (const change of changes) {
    const place = placeOf(change);
    places.set(place, { ...change, before: places.get(place)?.before ?? change.before });
  }
  return { by, changes: [...places.values()] };
}
