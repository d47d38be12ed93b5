import { setTimeout } from 'node:timers/promises';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { openDatabase } from '../../db/open.ts';
import type { Db } from '../../db/schema.ts';
import { publicationOf } from '../../domains/search/replicas/columns.ts';
import {
  canReplicate,
  definitionsOf,
  identify,
  publish,
  serverOf,
  slotsOf,
  unpublish,
  unreadable,
} from '../../domains/search/replicas/primary.repository.ts';
import {
  allow,
  clear,
  createIndexes,
  createTables,
  membersOn,
  subscribe,
  subscriptionsOf,
  unsubscribe,
} from '../../domains/search/replicas/replica.repository.ts';
import { nameOf, type SearchReplica } from '../../domains/search/replicas/setting.ts';
import { beat, received, shapeOf } from '../../domains/search/replicas/state.repository.ts';
import { columns } from '../../printed.ts';
import { SECOND } from '../../times.ts';

const LOOK_EVERY = 500;

/** What the verbs work on. */
export interface Site {
  readonly primary: Db;
  /** Where replicas find the primary. */
  readonly primaryUrl: string;
  readonly replicas: readonly SearchReplica[];
  /** Gets the right to read on each replica; null: nobody does. */
  readonly reader: string | null;
  /** Says what is done while it takes long. */
  readonly tell: (line: string) => void;
}

type Outcome = Promise<Result<readonly string[], string>>;

const wantedOn = ({ countries }: SearchReplica): string[] => (countries ?? [null]).map(publicationOf).toSorted();

async function onReplica<Value>({ url }: SearchReplica, work: (replica: Db) => Promise<Value>): Promise<Value> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** True if the replica has all that the primary has for searches and receives what its setting names. */
async function isComplete(site: Site, replica: SearchReplica, db: Db): Promise<boolean> {
  const [subscription, ...more] = await subscriptionsOf(db);
  if (subscription === undefined || more.length > 0) return false;
  if (!(await slotsOf(site.primary)).some(({ name, kept }) => name === subscription && kept !== null)) return false;
  const { publications } = await received(db);
  if (publications.join() !== wantedOn(replica).join()) return false;
  const has = new Set(await shapeOf(db));
  return (await shapeOf(site.primary)).every((part) => has.has(part));
}

async function removeFrom(site: Site, db: Db): Promise<void> {
  const slots = await slotsOf(site.primary);
  for (const name of await subscriptionsOf(db))
    await unsubscribe(
      db,
      name,
      slots.some((slot) => slot.name === name),
    );
  await clear(db);
}

/** Waits until the members that were there at the beginning are copied. */
async function whenCopied(db: Db): Promise<void> {
  while (!(await received(db)).copied) await setTimeout(LOOK_EVERY);
}

async function build(site: Site, replica: SearchReplica, db: Db): Promise<string> {
  const name = nameOf(replica);
  if ((await serverOf(db)) === (await serverOf(site.primary)))
    throw new Error(`${name}: the replica must be another server than the primary.`);
  for (const country of replica.countries ?? [null]) await publish(site.primary, country);
  if (await isComplete(site, replica, db)) {
    if (site.reader !== null) await allow(db, site.reader);
    return `${name}: complete, nothing to do.`;
  }
  const missing = await unreadable(site.primary, site.primaryUrl);
  // The copy would be tried for ever, and the one from before be gone.
  if (missing.length > 0)
    throw new Error(`${name}: the role that replicates may not read ${missing.join(', ')}: grant it \`select\` on them.`);
  await removeFrom(site, db);
  const definitions = await definitionsOf(site.primary);
  await createTables(db, definitions);
  await subscribe(db, site.primaryUrl, wantedOn(replica));
  site.tell(`${name}: copies the members …`);
  await whenCopied(db);
  site.tell(`${name}: builds the indexes …`);
  await createIndexes(db, definitions);
  if (site.reader !== null) await allow(db, site.reader);
  return `${name}: ready, about ${await membersOn(db)} members.`;
}

/** Creates what is missing, and builds anew what differs from the primary. */
async function create(site: Site): Outcome {
  if (!(await canReplicate(site.primary)))
    return failure('The primary does not write what replicas need: set wal_level = logical, and restart PostgreSQL.');
  await identify(site.primary);
  const lines: string[] = [];
  for (const replica of site.replicas) lines.push(await onReplica(replica, (db) => build(site, replica, db)));
  return success(lines);
}

async function stateOf(site: Site, replica: SearchReplica, db: Db): Promise<string[]> {
  const name = nameOf(replica);
  const [subscription] = await subscriptionsOf(db);
  if (subscription === undefined) return [name, 'not created'];
  const now = await beat(site.primary);
  const { at } = await received(db);
  const slot = (await slotsOf(site.primary)).find((one) => one.name === subscription);
  const kept = slot?.kept == null ? 'no slot on the primary' : `${Math.round(slot.kept / 1_000_000)} MB of the log kept for it`;
  const state = (await isComplete(site, replica, db)) ? 'complete' : 'differs: create builds it anew';
  const age = at === null ? 'nothing received' : `${Math.max(0, Math.round((now.getTime() - at.getTime()) / SECOND))} s behind`;
  return [name, state, age, `about ${await membersOn(db)} members`, kept];
}

async function list(site: Site): Outcome {
  const rows: string[][] = [];
  for (const replica of site.replicas) rows.push(await onReplica(replica, (db) => stateOf(site, replica, db)));
  return success(columns(rows));
}

/** Removes the replicas, and what the primary has for them once none is left. */
async function remove(site: Site): Outcome {
  const lines: string[] = [];
  for (const replica of site.replicas) {
    await onReplica(replica, (db) => removeFrom(site, db));
    lines.push(`${nameOf(replica)}: removed.`);
  }
  const left = await slotsOf(site.primary);
  if (left.length === 0) await unpublish(site.primary);
  else lines.push(`The primary still keeps its log for ${left.map(({ name }) => name).join(', ')}.`);
  return success(lines);
}

const VERBS = { create, list, remove } as const;
export type Verb = keyof typeof VERBS;

/** Runs one call of the command and returns what to print. A failure says why nothing was done. */
export const runSearchReplica = (verb: Verb, site: Site): Outcome => VERBS[verb](site);
