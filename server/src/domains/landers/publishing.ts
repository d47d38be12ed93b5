import type { LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import { DAY } from '../../times.ts';
import { liveOf, type Stored, tested, workOf } from './asLander.ts';
import { documentChanges, sameWordings } from './difference.ts';
import type { Change, Documents } from './documents.ts';
import {
  changeLander,
  insertVersion,
  keepRevision,
  type LanderRow,
  log,
  type VersionRow,
  versionsOf,
  withdrawVersion,
} from './repository.ts';
import { shownBefore } from './schedule.ts';

/** What publishing needs from the rest of the site. */
export interface PublishingDeps {
  /** Notifies every process, once the transaction commits, that what visitors see has changed. */
  announce(trx: Db, lander: Pick<LanderRow, 'id' | 'template'>): Promise<void>;
}

interface Deps extends PublishingDeps {
  readonly documents: Documents;
}

interface NewVersion {
  readonly document: LanderDocument;
  readonly remote: string | null;
  readonly fromFile: boolean;
  /** The version that it restores; null: it is new. */
  readonly restored: VersionRow | null;
}

/** What a publication says besides the draft. */
export interface Said {
  /** True: a running test may end without a verdict. Default: false. */
  readonly endsTest?: boolean | undefined;
  /** True: the draft is a file. Default: false. */
  readonly fromFile?: boolean | undefined;
}

type TestOf = Pick<VersionRow, 'test' | 'test_since' | 'settled_variant' | 'settled_at'>;

/** The day of a test, from 1. */
const dayOf = ({ test_since }: TestOf, now: Date): number => Math.floor(now.getTime() / DAY) - Math.floor(test_since.getTime() / DAY) + 1;

/** True if visitors are being divided in a test that ends if this document shows instead. */
const wouldEnd = (live: VersionRow, document: LanderDocument): boolean => tested(live).length > 0 && !sameWordings(live.document, document);

/** In how many places a publication changes what visitors see; null if they saw nothing, so that everything is new. */
const changesOf = (live: VersionRow | null, document: LanderDocument): number | null =>
  live === null ? null : documentChanges(live.document, document).length;

async function addVersion(trx: Db, { lander, versions }: Stored, { by, now }: Change, added: NewVersion): Promise<number> {
  const { document, remote, fromFile, restored } = added;
  const number = (versions.at(-1)?.number ?? 0) + 1;
  const [starts, ends] = [document.starts, document.ends].map((at) => (at === null ? null : new Date(at)));
  const live = liveOf({ lander, versions }, now);
  const fresh: TestOf = {
    test: number,
    test_since: starts != null && starts > now ? starts : now,
    settled_variant: null,
    settled_at: null,
  };
  const isContinued = live !== null && sameWordings(live.document, document);
  // A test that is over stays at its end: its winner comes back with its version.
  const before = isContinued ? live : restored?.settled_at == null ? fresh : restored;
  const { test, test_since, settled_variant, settled_at } = before;
  await insertVersion(trx, {
    lander_id: lander.id,
    number,
    document,
    remote,
    restores: restored?.number ?? null,
    from_file: fromFile,
    starts: starts ?? null,
    ends: ends ?? null,
    published_at: now,
    published_by: by.id,
    test,
    test_since,
    settled_variant,
    settled_at,
  });
  return number;
}

/** Creates versions and takes them back. Visitors see the effect at their next load, in every process, without a build. */
export function createPublishing({ documents, announce }: Deps) {
  /** Ends a change: stores the new revision, writes the log and notifies all processes. */
  async function conclude(
    trx: Db,
    stored: Stored,
    asked: Change,
    done: { action: 'published' | 'rolled_back' | 'withdrawn'; number: number; draft: LanderDocument | null; changes: number | null },
  ): Promise<Result<undefined, ApiError>> {
    const { by, now } = asked;
    const { action, number, changes } = done;
    const { id } = stored.lander;
    const versions = await versionsOf(trx, [id]);
    const live = liveOf({ ...stored, versions }, now)?.document ?? null;
    // A draft that says what visitors read now is none.
    const draft = done.draft === null || live === null || documentChanges(live, done.draft).length > 0 ? done.draft : null;
    const revision = await changeLander(trx, id, { draft, by: by.id, at: now });
    await keepRevision(trx, { landerId: id, revision }, workOf({ lander: { ...stored.lander, draft }, versions }, now), now);
    await log(trx, { at: now, action, actor_id: by.id, lander_id: id, number, changes });
    await announce(trx, stored.lander);
    return success(undefined);
  }

  return {
    /** Errors: `not_found`, `lander_changed`, `lander_refused`, and `lander_test_runs` unless `endsTest`. */
    publish: (trx: Db, asked: Change, { endsTest = false, fromFile = false }: Said = {}): Promise<Result<LanderDetail, ApiError>> =>
      documents.change(trx, asked, async (stored) => {
        const { document, problems, remote } = await documents.check(trx, workOf(stored, asked.now));
        const isOver = document?.ends != null && new Date(document.ends) <= asked.now;
        const over: LanderProblem[] = isOver ? [{ path: 'ends', code: 'ended', limit: null, name: null }] : [];
        if (document === null || problems.length + over.length > 0) {
          return failure({ code: 'lander_refused', problems: [...problems, ...over] });
        }
        const live = liveOf(stored, asked.now);
        if (!endsTest && live !== null && wouldEnd(live, document)) {
          return failure({ code: 'lander_test_runs', day: dayOf(live, asked.now) });
        }
        const number = await addVersion(trx, stored, asked, { document, remote, fromFile, restored: null });
        const changes = changesOf(live, document);
        return conclude(trx, stored, asked, { action: 'published', number, draft: null, changes });
      }),

    /**
     * Brings a version back, with the version of mf-landers that it was published with. Errors: `not_found`,
     * `lander_changed`, and `lander_test_runs` unless `endsTest`.
     */
    rollback: (trx: Db, asked: Change, to: number | null, endsTest = false): Promise<Result<LanderDetail, ApiError>> =>
      documents.change(trx, asked, async (stored) => {
        const live = liveOf(stored, asked.now);
        const before = live === null ? null : shownBefore(stored.versions, live);
        const target = to === null ? before : stored.versions.find(({ number }) => number === to);
        if (target == null) return failure({ code: 'not_found' });
        // It is shown at once, even if its own dates are over. An end that is still to come stays: an offer ends as it says.
        const { ends: planned } = target.document;
        const ends = planned !== null && new Date(planned) > asked.now ? planned : null;
        const document = { ...target.document, starts: null, ends };
        if (!endsTest && live !== null && wouldEnd(live, document)) {
          return failure({ code: 'lander_test_runs', day: dayOf(live, asked.now) });
        }
        // What is left must not return by itself when that end comes.
        if (ends !== null && live !== null) await withdrawVersion(trx, stored.lander.id, live.number, asked.now);
        const number = await addVersion(trx, stored, asked, { document, remote: target.remote, fromFile: false, restored: target });
        const changes = changesOf(live, document);
        return conclude(trx, stored, asked, { action: 'rolled_back', number, draft: stored.lander.draft, changes });
      }),

    /**
     * Takes a version back; `number` null: every version that is or would be shown. Errors: `not_found` (there is
     * none), `lander_changed`.
     */
    withdraw: (trx: Db, asked: Change, number: number | null): Promise<Result<LanderDetail, ApiError>> =>
      documents.change(trx, asked, async (stored) => {
        const { lander, versions } = stored;
        const open = versions.filter(({ withdrawn_at }) => withdrawn_at === null);
        const taken = open.filter((version) => number === null || version.number === number);
        const last = taken.at(-1);
        if (last === undefined) return failure({ code: 'not_found' });
        for (const version of taken) await withdrawVersion(trx, lander.id, version.number, asked.now);
        return conclude(trx, stored, asked, { action: 'withdrawn', number: last.number, draft: lander.draft, changes: null });
      }),
  };
}
export type Publishing = ReturnType<typeof createPublishing>;
