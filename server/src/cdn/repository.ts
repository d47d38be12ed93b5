import type { Db } from '../db/schema.ts';

/** Notes a state; false if it was the last one noted, or if another process notes it at this moment. */
export async function noteState(trx: Db, what: string, state: string): Promise<boolean> {
  const noted = await trx
    .insertInto('cdn_states')
    .values({ what, state })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ state }).where('cdn_states.state', '<>', state))
    .returning('what')
    .executeTakeFirst();
  return noted !== undefined;
}
