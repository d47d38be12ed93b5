import type { DeliveryRefusal } from '@amarena/shared/contracts/platform/releases';
import type { Insertable } from 'kysely';
import type { Db } from '../../db/schema.ts';
import type { DeliveryStepsTable } from './tables.ts';

/** False if the token has used the key before. */
export async function insertStep(trx: Db, step: Insertable<DeliveryStepsTable>): Promise<boolean> {
  const inserted = await trx
    .insertInto('delivery_steps')
    .values(step)
    .onConflict((conflict) => conflict.columns(['token_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export const stepById = (db: Db, id: string) => db.selectFrom('delivery_steps').selectAll().where('id', '=', id).executeTakeFirst();

export const stepOfMember = (db: Db, memberId: string, id: string) =>
  db
    .selectFrom('delivery_steps as step')
    .innerJoin('delivery_tokens as token', 'token.id', 'step.token_id')
    .selectAll('step')
    .where('step.id', '=', id)
    .where('token.member_id', '=', memberId)
    .executeTakeFirst();

export const stepByKey = (db: Db, tokenId: string, key: string) =>
  db.selectFrom('delivery_steps').selectAll().where('token_id', '=', tokenId).where('key', '=', key).executeTakeFirst();

/** How many steps of some tokens began after `since` and have not ended. */
export async function runningSteps(trx: Db, tokens: readonly { id: string }[], since: Date): Promise<number> {
  const { running } = await trx
    .selectFrom('delivery_steps')
    .select((row) => row.fn.countAll<string>().as('running'))
    .where(
      'token_id',
      'in',
      tokens.map(({ id }) => id),
    )
    .where('outcome', 'is', null)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(running);
}

/** Saves what a running step has said so far. */
export async function saveLines(db: Db, id: string, lines: string[]): Promise<void> {
  await db.updateTable('delivery_steps').set({ lines }).where('id', '=', id).where('outcome', 'is', null).execute();
}

interface Ending {
  readonly outcome: 'done' | 'refused';
  readonly lines: string[];
  readonly refusal: DeliveryRefusal | null;
  readonly ended_at: Date;
}

/** Ends a running step. One that has ended keeps its outcome. */
export async function endStep(db: Db, id: string, { refusal, ...ending }: Ending): Promise<void> {
  await db
    .updateTable('delivery_steps')
    .set({ ...ending, refusal: refusal === null ? null : JSON.stringify(refusal) })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute();
}

/** The last steps, the newest first. */
export const lastSteps = (db: Db, most: number) =>
  db
    .selectFrom('delivery_steps')
    .select(['at', 'name', 'step', 'parts', 'outcome', 'refusal', 'ended_at'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
