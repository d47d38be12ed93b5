import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import {
  constraintsAmong,
  countWorkers,
  createUniqueIndex,
  dropConstraint,
  dropIndex,
  droppedKeys,
  forgetLocalRows,
  hasCitus,
  oneByOne,
  recordKey,
  spread,
  spreadTables,
} from '../../db/citus.repository.ts';
import { foreignKeys, uniqueKeys } from '../../db/keys.repository.ts';
import { type Db, inTransaction } from '../../db/schema.ts';
import { crossings, KEPT_WITHIN_SHARD, MESSAGE_PLANE, SHARD_KEYS, STILL_CROSSING, type UniqueKey } from '../../db/shardKeys.ts';
import { linesOfUndo, spreadOnes, undo } from './undo.ts';

/** One change, in words, and what makes it. */
interface Step {
  readonly line: string;
  act(trx: Db): Promise<unknown>;
}

type Outcome = Promise<Result<readonly string[], string>>;

const DONE = 'Conversations, messages and live events are spread already. Nothing to do.';

const inPlane = (table: string): boolean => MESSAGE_PLANE.some((one) => one === table);

function columnOf(table: (typeof MESSAGE_PLANE)[number]): string {
  const shard = SHARD_KEYS[table];
  if (!('column' in shard)) throw new Error(`The table "${table}" is not spread by a column.`);
  return shard.column;
}

/** Keys that cannot hold once the tables are spread, with those in other tables that lead to them. */
async function contradictions(db: Db): Promise<UniqueKey[]> {
  const [unique, foreign] = [await uniqueKeys(db), await foreignKeys(db)];
  const names = crossings(unique, foreign);
  const concerned = [...unique, ...foreign.filter(({ target }) => inPlane(target)), ...foreign.filter(({ table }) => inPlane(table))];
  const found = concerned.filter(({ name, table }, index) => {
    const isFirst = concerned.findIndex((one) => one.name === name && one.table === table) === index;
    return isFirst && names.includes(name) && (index >= unique.length || inPlane(table));
  });
  const unknown = found.filter(({ name }) => !(name in STILL_CROSSING)).map(({ name }) => name);
  if (unknown.length > 0) throw new Error(`These keys are not in the list of what may be dropped: ${unknown.join(', ')}.`);
  return found;
}

function dropping(key: UniqueKey, { constraints, recorded }: { constraints: readonly string[]; recorded: boolean }): Step {
  const drop = constraints.includes(key.name) ? dropConstraint : dropIndex;
  return {
    line: `${key.table}: drop ${key.name}. ${STILL_CROSSING[key.name]}`,
    act: async (trx) => {
      if (recorded) await recordKey(trx, key);
      await drop(trx, key);
    },
  };
}

function keeping(key: UniqueKey): Step {
  const table = MESSAGE_PLANE.find((one) => one === key.table);
  if (table === undefined) throw new Error(`${key.name} belongs to a table that is not spread.`);
  const columns = [columnOf(table), ...key.columns];
  return {
    line: `${key.table}: create ${key.name} again, on (${columns.join(', ')})`,
    act: (trx) => createUniqueIndex(trx, { ...key, columns }),
  };
}

/** The first table of a kind is beside no other, the others are beside it. */
function spreading(table: (typeof MESSAGE_PLANE)[number]): Step {
  const first = MESSAGE_PLANE.find((one) => SHARD_KEYS[one].by === SHARD_KEYS[table].by) ?? table;
  const beside = first === table ? null : first;
  const column = columnOf(table);
  return {
    line: `${table}: spread by ${column}${beside === null ? '' : `, beside ${beside}`}`,
    act: (trx) => spread(trx, table, { column, beside }),
  };
}

/** What is to be done, in order; a failure says why nothing can be. */
async function stepsFor(db: Db): Promise<Result<readonly Step[], string>> {
  if (!(await hasCitus(db))) return failure('This database has no Citus: run "create extension citus" in it, on every server.');
  if ((await countWorkers(db)) === 0) return failure('Citus knows no worker: add at least one with citus_add_node.');
  const known = await spreadTables(db);
  const otherwise = MESSAGE_PLANE.filter((table) => known.has(table) && known.get(table) !== columnOf(table));
  if (otherwise.length > 0)
    return failure(`Spread in another way already: ${otherwise.join(', ')}. Run undistribute_table for them first.`);
  const left = MESSAGE_PLANE.filter((table) => !known.has(table));
  if (left.length === 0) return success([]);
  const keys = await contradictions(db);
  const constraints = await constraintsAmong(
    db,
    keys.map(({ name }) => name),
  );
  // If others were spread without a record, one that begins now would not be complete, and `undo` would rely on it.
  const recorded = left.length === MESSAGE_PLANE.length || (await droppedKeys(db)).length > 0;
  return success([
    ...keys.map((key) => dropping(key, { constraints, recorded })),
    ...keys.filter(({ name }) => KEPT_WITHIN_SHARD.includes(name)).map(keeping),
    ...left.map(spreading),
  ]);
}

async function stateOf(db: Db): Promise<string> {
  const spread = await spreadOnes(db);
  if (spread.length === 0) return 'Nothing is spread.';
  return spread.length === MESSAGE_PLANE.length ? 'All tables are spread.' : `Only some tables are spread: ${spread.join(', ')}.`;
}

const underTitle = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : [title, ...lines]);

/** Says what is spread, and what `run` and `undo` would do; changes nothing. */
async function show(db: Db): Outcome {
  const steps = await stepsFor(db);
  if (!steps.ok) return steps;
  const back = await linesOfUndo(db);
  return success([
    await stateOf(db),
    ...underTitle(
      'What "run" would do:',
      steps.value.map(({ line }) => line),
    ),
    ...(back.ok ? underTitle('What "undo" would do:', back.value) : [back.error]),
  ]);
}

/** Does it all in one transaction, or nothing. */
const run = (db: Db): Outcome =>
  inTransaction(db, async (trx) => {
    const steps = await stepsFor(trx);
    if (!steps.ok) return steps;
    if (steps.value.length === 0) return success([DONE]);
    await oneByOne(trx);
    for (const { act } of steps.value) await act(trx);
    return success(steps.value.map(({ line }) => line));
  });

/** Frees the disk that rows of spread tables still occupy on this server. */
async function clean(db: Db): Outcome {
  if (!(await hasCitus(db))) return success([]);
  const known = await spreadTables(db);
  const tables = MESSAGE_PLANE.filter((table) => known.has(table));
  // A table goes before those that its rows refer to.
  for (const table of tables.toReversed()) await forgetLocalRows(db, table);
  return success([]);
}

const VERBS: Readonly<Record<string, (db: Db) => Outcome>> = {
  show,
  run: async (db) => {
    const done = await run(db);
    if (done.ok) await clean(db);
    return done;
  },
  undo,
};

/** Runs one verb of the command and returns what to print. A failure says why nothing was done. */
export async function runDistribute(db: Db, [verb = '']: readonly string[]): Outcome {
  const work = VERBS[verb];
  if (work === undefined) throw new Error(`There is no verb "${verb}".`);
  return work(db);
}
