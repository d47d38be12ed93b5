import type { LanderChange, LanderDetail } from '@amarena/shared/contracts/landers/landerDesk';
import type { LanderProblem } from '@amarena/shared/contracts/landers/landerProblem';
import { keepsFromSaving } from '@amarena/shared/contracts/landers/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/schema.ts';
import { liveOf, type Stored, workOf } from './asLander.ts';
import { documentChanges } from './difference.ts';
import { createInspection, type InspectionDeps } from './inspection.ts';
import {
  changeLander,
  deleteLander,
  insertLander,
  keepRevision,
  landerAt,
  lockLander,
  log,
  revisionOf,
  type VersionRow,
  versionsOf,
} from './repository.ts';

/** The author of a change; `id` null for the site itself. */
export interface Author {
  readonly id: string | null;
}

/** One change of one lander, by someone who has seen `revision`. */
export interface Change {
  readonly id: string;
  readonly revision: number;
  readonly by: Author;
  readonly now: Date;
}

const refused = (problems: readonly LanderProblem[]): Result<never, ApiError> =>
  failure({ code: 'lander_refused', problems: [...problems] });
const atSlug = (code: LanderProblem['code'], name: string | null): LanderProblem => ({ path: 'slug', code, limit: null, name });

/** A problem that keeps a draft from moving to a new address: the template has to exist there. */
const keepsFromMoving = (problem: LanderProblem): boolean => keepsFromSaving(problem) || problem.code === 'template_unknown';

/** What changed since `revision`; if only the publication did, what that changed for visitors. */
async function changesSince(db: Db, stored: Stored, revision: number, now: Date): Promise<LanderChange[]> {
  const before = await revisionOf(db, stored.lander.id, revision);
  const changes = before === null ? [] : documentChanges(before, workOf(stored, now));
  if (changes.length > 0) return changes;
  const [last, previous]: (VersionRow | undefined)[] = [...stored.versions].reverse();
  return last === undefined ? [] : documentChanges(previous?.document ?? null, last.document);
}

async function slugTaken(trx: Db, { template, slug }: LanderDocument, id: string | null): Promise<LanderProblem[]> {
  const other = await landerAt(trx, template, slug);
  if (other === undefined || other.id === id) return [];
  return [atSlug('slug_taken', other.draft?.name ?? (await versionsOf(trx, [other.id])).at(-1)?.document.name ?? null)];
}

/** Drafts of landers, and what all changes of a lander have in common. */
export function createDocuments(deps: InspectionDeps) {
  const inspection = createInspection(deps);
  const { check, detail, storedById } = inspection;

  /**
   * Changes a lander, unless someone else has changed it since. `act` gets what is stored, under a lock, and returns
   * the outcome. Errors: `not_found`, `lander_changed`, and those of `act`.
   */
  async function change(
    trx: Db,
    { id, revision, now }: Change,
    act: (stored: Stored) => Promise<Result<unknown, ApiError>>,
  ): Promise<Result<LanderDetail, ApiError>> {
    const stored = await storedById(trx, id, lockLander);
    if (stored === null) return failure({ code: 'not_found' });
    const { lander } = stored;
    if (lander.revision !== revision) {
      const changes = await changesSince(trx, stored, revision, now);
      const [by, at] = [lander.changed_by_name ?? '', lander.changed_at.toISOString()];
      return failure({ code: 'lander_changed', by, at, revision: lander.revision, changes });
    }
    const acted = await act(stored);
    return acted.ok ? detail(trx, id, now) : acted;
  }

  return {
    ...inspection,
    change,

    /** Errors: `lander_refused`. */
    async create(trx: Db, value: unknown, by: Author, now: Date): Promise<Result<LanderDetail, ApiError>> {
      const { document, problems } = await check(trx, value);
      const inTheWay = problems.filter(keepsFromMoving);
      if (document === null || inTheWay.length > 0) return refused(inTheWay.length > 0 ? inTheWay : problems);
      const id = uuidv7();
      const lander = { id, template: document.template, slug: document.slug, changed_at: now, changed_by: by.id };
      if (!(await insertLander(trx, lander, document))) return refused(await slugTaken(trx, document, null));
      await keepRevision(trx, { landerId: id, revision: 1 }, document, now);
      await log(trx, { at: now, action: 'created', actor_id: by.id, lander_id: id, number: null, changes: null });
      return detail(trx, id, now);
    },

    /** Errors: `not_found`, `lander_changed`, `lander_refused`. */
    save: (trx: Db, asked: Change, value: unknown): Promise<Result<LanderDetail, ApiError>> =>
      change(trx, asked, async (stored) => {
        const { lander, versions } = stored;
        const { id, by, now } = asked;
        const { document, problems } = await check(trx, value);
        // Accepts edits for a template that was rolled back meanwhile: only a new address requires the template.
        const inTheWay = problems.filter(document?.template === lander.template ? keepsFromSaving : keepsFromMoving);
        if (document === null || inTheWay.length > 0) return refused(inTheWay.length > 0 ? inTheWay : problems);
        const { template, slug } = document;
        const moves = template !== lander.template || slug !== lander.slug;
        if (moves && versions.length > 0) return refused([atSlug('address_fixed', lander.slug)]);
        const taken = moves ? await slugTaken(trx, document, id) : [];
        if (taken.length > 0) return refused(taken);
        const changes = documentChanges(workOf(stored, now), document).length;
        const isLive = documentChanges(liveOf(stored, now)?.document ?? null, document).length === 0;
        const revision = await changeLander(trx, id, { draft: isLive ? null : document, template, slug, by: by.id, at: now });
        await keepRevision(trx, { landerId: id, revision }, document, now);
        await log(trx, { at: now, action: 'saved', actor_id: by.id, lander_id: id, number: null, changes });
        return success(undefined);
      }),

    /** Discards the draft, and the lander with it if it has no version. Errors: `not_found`, `lander_changed`. */
    async drop(trx: Db, asked: Change): Promise<Result<undefined, ApiError>> {
      const { id, by, now } = asked;
      const stored = await storedById(trx, id, lockLander);
      if (stored?.versions.length === 0 && stored.lander.revision === asked.revision) {
        await log(trx, { at: now, action: 'draft_dropped', actor_id: by.id, lander_id: id, number: null, changes: null });
        await deleteLander(trx, id);
        return success(undefined);
      }
      const changed = await change(trx, asked, async ({ lander, versions }) => {
        const revision = await changeLander(trx, id, { draft: null, by: by.id, at: now });
        await keepRevision(trx, { landerId: id, revision }, workOf({ lander: { ...lander, draft: null }, versions }, now), now);
        await log(trx, { at: now, action: 'draft_dropped', actor_id: by.id, lander_id: id, number: null, changes: null });
        return success(undefined);
      });
      return changed.ok ? success(undefined) : changed;
    },
  };
}
export type Documents = ReturnType<typeof createDocuments>;
