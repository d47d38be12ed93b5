import { type RawBuilder, sql } from 'kysely';

/** Those whose ids follow one and end with another; null: from the first, up to the last. */
export interface MemberRange {
  readonly after: string | null;
  readonly upTo: string | null;
}

/** Whose rows a statement reads. */
export type Members = 'all' | readonly string[] | MemberRange;

const inRange = (column: RawBuilder<unknown>, { after, upTo }: MemberRange): RawBuilder<boolean> => {
  const begins = after === null ? sql<boolean>`true` : sql<boolean>`${column} > ${after}::uuid`;
  return upTo === null ? begins : sql<boolean>`${begins} and ${column} <= ${upTo}::uuid`;
};

/** True for rows of these members. `column` has their ids. */
export function belongTo(members: Members, column = 'member_id'): RawBuilder<boolean> {
  if (members === 'all') return sql<boolean>`true`;
  const ids = sql.ref(column);
  return 'after' in members ? inRange(ids, members) : sql<boolean>`${ids} = any(${[...members]}::uuid[])`;
}
