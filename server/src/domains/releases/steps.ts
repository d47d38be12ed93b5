import { createHash } from 'node:crypto';
import type { DeliveryProblem, DeliveryStep } from '@amarena/shared/contracts/platform/releases';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { jobKind } from '../../jobs/kinds.ts';
import { MINUTE } from '../../times.ts';
import { type PerformDeps, perform } from './perform.ts';
import { grantEnded, refusedBy, stepUnknown, tokenRefusal } from './problems.ts';
import { endStep, insertStep, runningSteps, saveLines, stepById, stepByKey, stepOfMember } from './steps.repository.ts';
import type { DeliveryStepsTable } from './tables.ts';
import { lockTokens, tokenById } from './tokens.repository.ts';
import { type Holder, missingRight } from './tokens.ts';
import { isLong, neededFor, partsOf, stepOf, type Wish } from './wish.ts';

type Row = Selectable<DeliveryStepsTable>;

/** A step with a mount: its id. */
const DELIVER_STEP = jobKind<{ id: string }>('deliver_step', { retries: 2 });

/** A step that has not ended after so many milliseconds lost its server. */
const ENDS_WITHIN = { here: 2 * MINUTE, job: 40 * MINUTE } as const;

/** Each mount takes a browser for minutes: one token must not keep the others waiting. */
const MOST_RUNNING = 4;

const tooMany: Refusal = {
  rule: 'steps_running',
  found: `${MOST_RUNNING} steps of this token, or of its pipeline, that have not ended`,
  expected: 'fewer',
  remedy: 'Wait until one of them has ended, then run the same command again.',
};

const interrupted: Refusal = {
  rule: 'step_interrupted',
  found: 'a step that has not ended',
  expected: 'an outcome',
  remedy: 'Look at "status" and "history" for what it did, then run it again.',
};

export interface StepsDeps extends PerformDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  /** Whether a member is suspended. */
  readonly isSuspended: (db: Db, memberId: string, now: Date) => Promise<boolean>;
  readonly log: FastifyInstance['log'];
}

const hashOf = (wish: Wish): string => createHash('sha256').update(JSON.stringify(wish)).digest('hex');

const answerOf = ({ id, outcome, lines, refusal }: Row): DeliveryStep => ({
  id,
  state: outcome === null ? 'running' : outcome === 'done' ? 'done' : 'refused',
  lines,
  refusal,
});

/** Saves lines one after the other, in the background: a step does not wait for its log. */
function lineSaver({ db, log }: Pick<StepsDeps, 'db' | 'log'>, id: string) {
  const lines: string[] = [];
  let saving: Promise<void> = Promise.resolve();
  const say = (line: string): void => {
    lines.push(line);
    const sofar = [...lines];
    saving = saving.then(() => saveLines(db, id, sofar)).catch((error: unknown) => log.error({ err: error }, 'a line was not saved'));
  };
  return { lines, say, saved: () => saving };
}

/** Why a token or a grant changes nothing any more, even if it ended while its version is mounted; null: it may. */
async function barred({ db, now, isSuspended }: Pick<StepsDeps, 'db' | 'now' | 'isSuspended'>, tokenId: string): Promise<Refusal | null> {
  const token = await tokenById(db, tokenId);
  if (token === undefined || token.revoked_at !== null) return tokenRefusal('token_revoked');
  if (token.expires_at <= now()) return tokenRefusal('token_expired');
  if (token.member_id === null) return null;
  const stands = token.status === 'active' && token.roles?.includes('developer') && token.passkey_id !== null;
  return stands && !(await isSuspended(db, token.member_id, now())) ? null : grantEnded;
}

/** The outcome of a step that began; one whose server is gone ends as interrupted. */
async function settled({ db, now }: Pick<StepsDeps, 'db' | 'now'>, row: Row): Promise<Row> {
  const limit = row.wish.step !== 'exchange' && isLong(row.wish) ? ENDS_WITHIN.job : ENDS_WITHIN.here;
  if (row.outcome !== null || now().getTime() - row.at.getTime() < limit) return row;
  await endStep(db, row.id, { outcome: 'refused', lines: row.lines, refusal: refusedBy(interrupted).refusal, ended_at: now() });
  return (await stepById(db, row.id)) ?? row;
}

/** Proves in the transaction in which a step begins that it is wanted; null: it is. A repeat is not asked again. */
export type Proof = (trx: Db) => Promise<ApiError | null>;
const provenByToken: Proof = async () => null;

/** Runs the steps of tokens once each, and records who did what with which outcome. */
export function createSteps(deps: StepsDeps) {
  const { db, now, jobs } = deps;
  let closing = false;

  /** Runs a step and saves its outcome. An unexpected error ends it as interrupted, and is thrown. */
  async function run({ id, token_id, name, wish }: Pick<Row, 'id' | 'token_id' | 'name' | 'wish'>): Promise<void> {
    const { lines, say, saved } = lineSaver(deps, id);
    const end = (refusal: Refusal | null) =>
      endStep(db, id, {
        outcome: refusal === null ? 'done' : 'refused',
        lines,
        refusal: refusal === null ? null : refusedBy(refusal).refusal,
        ended_at: now(),
      });
    try {
      if (wish.step === 'exchange') return;
      const done = await perform(wish, { tokenId: token_id, by: name, say, barred: () => barred(deps, token_id) }, deps);
      await saved();
      await end(done.ok ? null : done.error);
    } catch (error) {
      // Another server takes the job over.
      if (!closing) await end(interrupted);
      throw error;
    }
  }

  async function forbidden(holder: Holder, wish: Wish, problem: DeliveryProblem): Promise<DeliveryProblem> {
    const at = now();
    // A key with a space is never a caller's: the refusal does not stand in the way of a repeat.
    const row = { ...rowOf(holder, `forbidden ${uuidv7()}`, wish, at), outcome: 'forbidden' as const, ended_at: at };
    await insertStep(db, { ...row, refusal: JSON.stringify(problem.refusal) });
    return problem;
  }

  /** Begins a step, or returns what became of it if the key was used before. */
  async function begin(
    holder: Holder,
    key: string,
    wish: Wish,
    proof: Proof = provenByToken,
  ): Promise<Result<DeliveryStep, DeliveryProblem | ApiError>> {
    const missing = missingRight(holder, neededFor(wish));
    if (missing !== null) return failure(await forbidden(holder, wish, missing));
    const row = rowOf(holder, key, wish, now());
    const since = new Date(now().getTime() - ENDS_WITHIN.job);
    const begun = await inTransaction(db, async (trx): Promise<Result<boolean, DeliveryProblem | ApiError>> => {
      const tokens = await lockTokens(trx, holder.id);
      if ((await stepByKey(trx, holder.id, key)) !== undefined) return success(false);
      const unproven = await proof(trx);
      if (unproven !== null) return failure(unproven);
      if ((await runningSteps(trx, tokens, since)) >= MOST_RUNNING) return failure(refusedBy(tooMany));
      await insertStep(trx, row);
      if (isLong(wish)) await jobs.add(trx, DELIVER_STEP, { id: row.id });
      return success(true);
    });
    if (!begun.ok) return begun;
    if (begun.value && !isLong(wish)) await run({ ...row, wish });
    const found = await stepByKey(db, holder.id, key);
    if (found === undefined) throw new Error('A step that was begun has no row.');
    if (found.asked !== row.asked) return failure({ code: 'idempotency_key_reused' });
    return success(answerOf(await settled(deps, found)));
  }

  /** Works on a step with a mount, unless its token was revoked meanwhile. */
  async function work(id: string): Promise<void> {
    const row = await stepById(db, id);
    if (row === undefined || row.outcome !== null) return;
    const bar = await barred(deps, row.token_id);
    if (bar !== null) return endStep(db, id, { outcome: 'refused', lines: [], refusal: refusedBy(bar).refusal, ended_at: now() });
    await run(row);
  }
  jobs.handle(DELIVER_STEP, ({ id }) => work(id));

  return {
    begin,
    /** A step that the token began. */
    async find(holder: Holder, id: string): Promise<Result<DeliveryStep, DeliveryProblem>> {
      const row = await stepById(db, id);
      if (row === undefined || row.token_id !== holder.id) return failure(stepUnknown);
      return success(answerOf(await settled(deps, row)));
    },
    /** A step that a member began, with any of their grants; null if there is none with this id. */
    async findOf(memberId: string, id: string): Promise<DeliveryStep | null> {
      const row = await stepOfMember(db, memberId, id);
      return row === undefined ? null : answerOf(await settled(deps, row));
    },
    /** From now on, an error in a step means that this process ends. */
    stopping(): void {
      closing = true;
    },
  };
}
export type Steps = ReturnType<typeof createSteps>;

function rowOf(holder: Holder, key: string, wish: Wish, at: Date) {
  return {
    id: uuidv7(),
    at,
    token_id: holder.id,
    name: holder.name,
    key,
    asked: hashOf(wish),
    step: stepOf(wish),
    parts: partsOf(wish),
    wish: JSON.stringify(wish),
    outcome: null,
    lines: [],
    refusal: null,
    ended_at: null,
  };
}
