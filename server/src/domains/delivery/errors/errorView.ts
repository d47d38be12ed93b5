import { DELIVERY_DAYS, type DeliveredError } from '@amarena/shared/contracts/platform/delivery';
import { isPartName } from '@amarena/shared/contracts/platform/guests';
import type { Db } from '../../../db/schema.ts';
import { DAY } from '../../../times.ts';
import { countsOf, newestErrors } from './errors.repository.ts';

/** Groups that the view lists for each part. */
const PER_PART = 10;

const sum = (rows: readonly { readonly count: number }[]): number => rows.reduce((total, { count }) => total + count, 0);

/** The errors of each part that were seen last, the newest first. */
export async function errorView(db: Db, now: Date): Promise<DeliveredError[]> {
  const days = Array.from({ length: DELIVERY_DAYS }, (_, index) =>
    new Date(now.getTime() - (DELIVERY_DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  );
  const groups = await newestErrors(db, PER_PART);
  const counts = Map.groupBy(
    await countsOf(
      db,
      groups.map(({ id }) => id),
    ),
    ({ id }) => id,
  );
  return groups.flatMap((group): DeliveredError[] => {
    const { id, remote, kind, name, reason, file, line, column, source, frames, route, generation, first_version } = group;
    // A part that this release no longer has.
    if (!isPartName(remote)) return [];
    const own = counts.get(id) ?? [];
    const by = (of: 'version' | 'browser') =>
      Object.fromEntries([...Map.groupBy(own, (row) => row[of])].map(([what, rows]) => [what, sum(rows)]));
    return [
      {
        ...{ id, remote, kind, name, reason, route, generation, first_version },
        place: file === null || line === null || column === null ? null : { file, line, column, text: source },
        frames,
        first_seen: group.first_seen.toISOString(),
        last_seen: group.last_seen.toISOString(),
        count: sum(own),
        days: days.map((day) => sum(own.filter((row) => row.day === day))),
        versions: by('version'),
        browsers: by('browser'),
      },
    ];
  });
}
