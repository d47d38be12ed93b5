import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { analyse, type DroppedKey, droppedKeys, gather, hasCitus, oneByOne, restoreKey, spreadTables } from '../../db/citus.repository.ts';
import { type Db, unlessRefused } from '../../db/schema.ts';
import { MESSAGE_PLANE } from '../../db/shardKeys.ts';
import { errorCode } from '../../errorCode.ts';

type Table = (typeof MESSAGE_PLANE)[number];

/** What `undo` has to bring back. */
interface Left {
  readonly tables: readonly Table[];
  readonly keys: readonly DroppedKey[];
}

const NOTHING = 'Nothing is spread. Nothing to do.';

const UNRECORDED =
  'There is no record of the keys that were dropped when these tables were spread, because an earlier release did it, or by hand. So "undo" cannot create them again, and changes nothing.';

/** Of the tables that can be spread, those that are. */
export async function spreadOnes(db: Db): Promise<readonly Table[]> {
  if (!(await hasCitus(db))) return [];
  const known = await spreadTables(db);
  return MESSAGE_PLANE.filter((table) => known.has(table));
}

async function whatIsLeft(db: Db): Promise<Result<Left, string>> {
  const [tables, keys] = [await spreadOnes(db), await droppedKeys(db)];
  return tables.length > 0 && keys.length === 0 ? failure(UNRECORDED) : success({ tables, keys });
}

const linesOf = ({ tables, keys }: Left): string[] => [
  ...tables.map((table) => `${table}: bring all rows back to this server`),
  ...keys.map(({ name, statement }) => `create ${name} again: ${statement}`),
];

/** What `undo` would do; a failure says why it does nothing. */
export async function linesOfUndo(db: Db): Promise<Result<readonly string[], string>> {
  const left = await whatIsLeft(db);
  return left.ok ? success(linesOf(left.value)) : left;
}

/** SQLSTATE class of rows that contradict a key. */
const CONTRADICTED = '23';

const detailOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'detail' in error && typeof error.detail === 'string' ? ` ${error.detail}` : '';

/** A failure if rows contradict the key: then the transaction can only be rolled back. */
async function restore(trx: Db, key: DroppedKey): Promise<Result<undefined, string>> {
  try {
    await restoreKey(trx, key);
    return success(undefined);
  } catch (error) {
    if (errorCode(error)?.startsWith(CONTRADICTED) !== true) throw error;
    return failure(
      `Rows that came while the tables were spread contradict ${key.name}.${detailOf(error)} Nothing was changed. Give these rows other values or delete them, then run "undo" again. The key: ${key.statement}`,
    );
  }
}

/** Does it all in one transaction, or nothing. */
export const undo = (db: Db): Promise<Result<readonly string[], string>> =>
  unlessRefused(db, async (trx) => {
    const left = await whatIsLeft(trx);
    if (!left.ok) return left;
    const { tables, keys } = left.value;
    if (tables.length === 0 && keys.length === 0) return success([NOTHING]);
    await oneByOne(trx);
    for (const table of tables) await gather(trx, table);
    for (const key of keys) {
      const done = await restore(trx, key);
      if (!done.ok) return done;
    }
    if (tables.length > 0) await analyse(trx, tables);
    return success(linesOf(left.value));
  });
