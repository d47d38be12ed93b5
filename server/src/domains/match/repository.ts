import type { MatchAnswers } from '@amarena/shared/contracts/people/match';
import type { Db } from '../../db/schema.ts';

export interface Round {
  answers: MatchAnswers;
  only_real: boolean;
  everywhere: boolean;
  /** Ids that were found, best first. */
  found: string[];
}

const rounds = (db: Db, memberId: string) =>
  db.selectFrom('match_rounds').select(['answers', 'only_real', 'everywhere', 'found']).where('member_id', '=', memberId);

export const lastRound = (db: Db, memberId: string): Promise<Round | undefined> => rounds(db, memberId).executeTakeFirst();

/** The last round, locked until the transaction ends, so that passes of one member happen one after the other. */
export const lockRound = (db: Db, memberId: string): Promise<Round | undefined> => rounds(db, memberId).forUpdate().executeTakeFirst();

export async function saveRound(db: Db, member_id: string, { answers, ...round }: Round, asked_at: Date): Promise<void> {
  const values = { ...round, answers: JSON.stringify(answers), asked_at };
  await db
    .insertInto('match_rounds')
    .values({ member_id, ...values })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
    .execute();
}
