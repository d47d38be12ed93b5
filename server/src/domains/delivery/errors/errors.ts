import { createHash } from 'node:crypto';
import type { BrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import type { Registry } from '@amarena/shared/federation/registry';
import { type Db, inTransaction } from '../../../db/schema.ts';
import { DAY } from '../../../times.ts';
import type { Violation } from './browserReports.ts';
import { addCount, addError, forgetErrors } from './errors.repository.ts';
import type { Forward } from './forward.ts';
import { createGathered, type GatheredError } from './gathered.ts';
import type { KnownFrames } from './knownFrames.ts';
import { browserFamily, type ReportedError } from './reportedError.ts';
import { mainPlace, type SourcePlace, type SourcePlaces } from './sourcePlaces.ts';
import type { BrowserErrorsTable } from './tables.ts';

/** How long an error is kept after it was last seen, in milliseconds. */
export const ERRORS_KEPT = 30 * DAY;

/** Decoding the largest source map that can be published takes some tenths of a second, in which nothing else is answered. */
const MAPS_AT_A_TIME = 5;
/** Errors that wait for their maps. */
const MOST_POSTPONED = 100;

export interface BrowserErrorsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly newest: () => Promise<Registry>;
  /** True for a published version. Others are not counted, because anyone can make up names. */
  readonly isPublished: (remote: string, version: string) => Promise<boolean>;
  readonly knownFrame: KnownFrames;
  readonly places: SourcePlaces;
  readonly forward: Forward;
  /** Called for each report of a published version, for the metrics. */
  readonly onCounted: (error: ReportedError) => void;
  /** Called for what is not kept, for the metrics. */
  readonly onLeftOut: (why: LeftOut) => void;
}

/** `too_many`: reports that came too fast. `group`: a group that made room for a newer one. `lost`: reports that could not be written. */
export const LEFT_OUT = ['too_many', 'group', 'lost'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

type Reported = Pick<BrowserError, 'kind' | 'name' | 'reason' | 'remote' | 'version' | 'frames' | 'route' | 'generation'> | Violation;

/** A violation in a script of a guest that the registry does not name is one of the page: such a script is none of the site's. */
function ofTheSite(reported: Reported, { remotes }: Registry): Reported {
  const { kind, remote } = reported;
  const isViolation = kind === 'csp' || kind === 'integrity';
  if (!isViolation || !isGuestName(remote) || remotes[remote] !== undefined) return reported;
  return { ...reported, remote: 'shell', version: null, frames: [] };
}

/** The same error in two versions is one group: the text of the line stays, its number may not. */
const groupOf = ({ remote, kind, name, reason }: ReportedError, place: SourcePlace | null): string =>
  createHash('sha256')
    .update(JSON.stringify([remote, kind, name, reason, place?.file, place?.text ?? [place?.line, place?.column]]))
    .digest('hex')
    .slice(0, 32);

function rowOf({ error, at }: GatheredError, frames: SourcePlace[]): BrowserErrorsTable {
  const { remote, kind, name, reason, version, route, generation } = error;
  const own = frames.filter((_place, index) => error.frames[index]?.part === remote);
  const place = mainPlace(own.length > 0 ? own : frames);
  return {
    id: groupOf(error, place),
    ...{ remote, kind, name, reason, frames, route, generation },
    file: place?.file ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null,
    source: place?.text ?? null,
    first_version: version,
    last_version: version,
    first_seen: at,
    last_seen: at,
  };
}

/** Records errors in browsers. Reports are gathered here and written by `flush`, which finds their places in the sources. */
export function createBrowserErrors({
  db,
  now,
  newest,
  isPublished,
  knownFrame,
  places,
  forward,
  onCounted,
  onLeftOut,
}: BrowserErrorsDeps) {
  const gathered = createGathered();
  let postponed: GatheredError[] = [];

  /** Places in scripts that were never published are left out. Errors of a worker and of a page itself come without a version: the live shell's is assumed. */
  async function published(reported: Reported): Promise<ReportedError | null> {
    const registry = await newest();
    const { version, frames, ...error } = ofTheSite(reported, registry);
    const own = version ?? registry.shell?.active.version;
    if (own === undefined || !(await isPublished(error.remote, own))) return null;
    const known = await Promise.all(frames.map((frame) => knownFrame(frame, { part: error.remote, version: own })));
    return { ...error, version: own, frames: known.filter((frame) => frame !== null) };
  }

  async function write(one: GatheredError, found: SourcePlace[]): Promise<void> {
    const row = rowOf(one, found);
    await inTransaction(db, async (trx) => {
      const { added, displaced } = await addError(trx, row);
      await addCount(trx, { id: row.id, day: one.day, version: one.error.version, browser: one.browser, count: one.count });
      for (let group = 0; group < displaced; group++) onLeftOut('group');
      // Of a part with too many groups, someone may make them up: its further ones are stored, and not forwarded.
      if (added && displaced === 0) await forward(trx, row, one.browser);
    });
  }

  function postpone(one: GatheredError): void {
    if (postponed.length < MOST_POSTPONED) postponed.push(one);
    else onLeftOut('too_many');
  }

  /**
   * Writes what was gathered, as far as that takes the reading of at most `MAPS_AT_A_TIME` source maps; the rest waits for the
   * next time. An error that needs more by itself is written without them. One that cannot be written is lost, and not
   * the others with it; then it rejects at the end.
   */
  async function flush(): Promise<void> {
    const lost: unknown[] = [];
    const waiting = [...postponed, ...gathered.take()];
    postponed = [];
    let read = 0;
    for (const one of waiting) {
      const unread = places.unread(one.error.frames);
      if (read > 0 && read + unread > MAPS_AT_A_TIME) postpone(one);
      else {
        const left = MAPS_AT_A_TIME - read;
        read += Math.min(unread, left);
        await places
          .findAll(one.error.frames, left)
          .then((found) => write(one, found))
          .catch((cause: unknown) => {
            lost.push(cause);
            onLeftOut('lost');
          });
      }
    }
    if (lost.length > 0) throw new AggregateError(lost, `Errors of browsers that could not be written: ${lost.length}`);
  }

  return {
    /** Counts an error of a published version. False if there is no such version; then nothing is counted. */
    async add(reported: Reported, userAgent: string): Promise<boolean> {
      const error = await published(reported);
      if (error === null) return false;
      onCounted(error);
      if (!gathered.add(error, browserFamily(userAgent), now())) onLeftOut('too_many');
      return true;
    },
    flush,
    /**
     * Writes what is left before the process ends, for about `milliseconds` at most. Rejects at the end if an error could
     * not be written, or not in that time: then it is lost.
     */
    async drain(milliseconds: number): Promise<void> {
      const end = performance.now() + milliseconds;
      const problems: unknown[] = [];
      do await flush().catch((cause: unknown) => problems.push(cause));
      while (postponed.length > 0 && performance.now() < end);
      if (postponed.length > 0) problems.push(new Error(`${postponed.length} errors of browsers were left when the time was up`));
      if (problems.length > 0) throw new AggregateError(problems, 'Errors of browsers that were lost at the end');
    },
    forgetOld: () => forgetErrors(db, new Date(now().getTime() - ERRORS_KEPT)),
  };
}
export type BrowserErrors = ReturnType<typeof createBrowserErrors>;
