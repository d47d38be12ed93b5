import { channel } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { openEmbedded } from '../../src/db/embedded.ts';
import { type Database, onEmbedded } from '../../src/db/open.ts';
import { templateFile } from './template.ts';

/** The content of a new database from the template: a dump of its tables, and its sequences. */
interface AsNew {
  readonly shape: string;
  readonly tables: readonly string[];
  readonly filled: ReadonlyMap<string, Blob>;
  readonly sequences: ReadonlyMap<string, string | null>;
}

const OWN = "not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace, 'information_schema'::regnamespace)";
/** Changes whenever a table, column, function, trigger or rule is created, dropped or altered. */
const SHAPE = `select md5(string_agg(part, ' ' order by part)) as shape from (
  select concat_ws('.', oid, relname, relkind) as part from pg_class where relnamespace ${OWN}
  union all select concat_ws('.', attrelid, attname, atttypid, attnotnull, atthasdef, attisdropped)
    from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace ${OWN}
  union all select concat_ws('.', oid, proname, md5(prosrc)) from pg_proc where pronamespace ${OWN}
  union all select concat_ws('.', oid, tgname, tgenabled) from pg_trigger
  union all select concat_ws('.', oid, conname) from pg_constraint where connamespace ${OWN}
) as parts`;
const SEQUENCES = `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences`;

async function select(lite: PGlite, text: string): Promise<Record<string, string | null>[]> {
  return (await lite.query<Record<string, string | null>>(text)).rows;
}

const shapeOf = async (lite: PGlite): Promise<string> => String((await select(lite, SHAPE))[0]?.shape);

async function describeNew(lite: PGlite): Promise<AsNew> {
  const tables = (
    await select(
      lite,
      `select format('%I.%I', nspname, relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and not relispartition and relnamespace ${OWN}`,
    )
  ).map(({ name }) => String(name));
  const filled = new Map<string, Blob>();
  for (const table of tables) {
    const { blob } = await lite.query(`copy (select * from ${table}) to '/dev/blob'`);
    if (blob !== undefined && blob.size > 0) filled.set(table, blob);
  }
  const sequences = new Map((await select(lite, SEQUENCES)).map(({ name, last }) => [String(name), last ?? null]));
  return { shape: await shapeOf(lite), tables, filled, sequences };
}

/** Removes everything that was added. False if its tables are no longer those of the template. */
async function cleaned(lite: PGlite, asNew: AsNew): Promise<boolean> {
  await lite.exec('rollback');
  await lite.exec('discard all');
  if ((await shapeOf(lite)) !== asNew.shape) return false;
  // Some tables refuse deletions.
  await lite.exec(`set session_replication_role = replica; truncate ${asNew.tables.join(', ')} restart identity`);
  for (const [table, blob] of asNew.filled) await lite.query(`copy ${table} from '/dev/blob'`, [], { blob });
  for (const { name, last } of await select(lite, SEQUENCES)) {
    const before = asNew.sequences.get(String(name)) ?? null;
    if (last === before) continue;
    await lite.exec(before === null ? `alter sequence ${name} restart` : `select setval('${name}', ${before})`);
  }
  await lite.exec('discard all');
  return true;
}

/** Clean databases for the next test files of this process: opening one takes ten times as long as cleaning one. */
const waiting: PGlite[] = [];
let asNew: AsNew | undefined;

/** An open database keeps its process alive. */
async function closeWaiting(): Promise<void> {
  for (const lite of waiting.splice(0)) await lite.close();
}

/** An embedded database in memory with all tables, and without data. */
export async function openCleanEmbedded(): Promise<Database> {
  const lite = waiting.pop() ?? (await openEmbedded({ dump: new Blob([await readFile(await templateFile())]) })).lite;
  if (asNew === undefined) channel('amarena:tests-end').subscribe(closeWaiting);
  asNew ??= await describeNew(lite);
  const template = asNew;
  const database = onEmbedded({ lite, poolConfig: createPgConfig(lite) });
  const silent: (() => Promise<void>)[] = [];
  let closing: Promise<void> | undefined;
  const close = async () => {
    await database.db.destroy();
    for (const stop of silent) await stop();
    if (await cleaned(lite, template)) waiting.push(lite);
    else await lite.close();
  };
  return {
    ...database,
    listen: async (channel, heard) => {
      const stop = await database.listen(channel, heard);
      silent.push(stop);
      return stop;
    },
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}
