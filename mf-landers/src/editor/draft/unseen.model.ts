import type { LanderChange, LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import type { AppError } from '@amarena/shared/errors';

/** What another person saved that is part of the document here, but that the person here has not confirmed to have seen. */
export interface Unseen {
  /** Who saved it last; '' if the account is gone. */
  readonly by: string;
  readonly changes: readonly LanderChange[];
}

/** What a call answers if another person saved first. */
export type Changed = Extract<AppError, { readonly code: 'lander_changed' }>;

/** What a lander holds that was not known here; if more was saved after the answer that listed it, all that its draft changes. */
export const unseenIn = (lander: LanderDetail, { by, changes, revision }: Changed): Unseen =>
  lander.revision === revision ? { by, changes } : { by: lander.changed_by ?? by, changes: lander.draft?.changes ?? changes };

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
