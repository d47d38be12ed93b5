import { build } from '@amarena/shared/build/build';
import { directoryOf, readTarget } from '@amarena/shared/build/target';
import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { asJson } from '../printed.ts';
import { type Activated, activate, activateTogether, type DeliveryDeps } from './activate.ts';
import { buildAll } from './buildAll.ts';
import { type Accepted, candidateOf, check } from './check.ts';
import type { DeliveryStores } from './folders.ts';
import { gc, USUAL_DAYS } from './gc.ts';
import { healthStore } from './health.ts';
import { openStores, type StoreSettings } from './openStores.ts';
import { entryOf, type PartName } from './part.ts';
import { type Published, publish, publishShell } from './publish.ts';
import type { Refusal } from './refusal.ts';
import { rollback, rollbackTo } from './rollback.ts';
import { statusOf, statusTable } from './status.ts';
import { orRefusal } from './troubles.ts';

export type Verb = 'build' | 'publish' | 'check' | 'activate' | 'rollback' | 'status' | 'history' | 'gc' | 'release';

export interface DeliveryCommand {
  readonly name: PartName | 'all';
  readonly version: string | undefined;
  readonly by: string;
  readonly config: StoreSettings;
  readonly say: (line: string) => void;
  /** Share of the visitors for `activate`, 1 to 100; absent: all visitors. */
  readonly percent?: number | undefined;
  /** For `rollback`: the generation whose live set returns; absent: one step back. */
  readonly generation?: number | undefined;
  /** For `release all`: true releases only parts that have no live version. */
  readonly missing?: boolean | undefined;
  /** For `gc`; absent: `USUAL_DAYS`. */
  readonly days?: number | undefined;
  /** For `gc`: true only lists what would be removed. */
  readonly dry?: boolean | undefined;
  /** For `status` and `history`: prints JSON instead of a table. */
  readonly json?: boolean | undefined;
  /**
   * For `check`, `activate` and `release`: whether to mount candidates in a browser first. False is an explicit choice,
   * which the history records; absent: not asked, as when a whole site starts from its own sources.
   */
  readonly smoke?: boolean | undefined;
  /** For `check`, `activate` and `release`: what someone accepts, which the history records. */
  readonly accepted?: Accepted | undefined;
}
type Outcome = Promise<Result<void, Refusal>>;

/** The shell first: the order in which parts are reported. */
const namesOf = (name: DeliveryCommand['name']): PartName[] => (name === 'all' ? ['shell', ...REMOTES] : [name]);
const done: Result<void, Refusal> = success(undefined);

const unclear = (verb: Verb, expected: string, example: string): Result<never, Refusal> =>
  failure({ rule: 'order_unclear', found: `"${verb}" without its arguments`, expected, remedy: `npm run deliver -- ${verb} ${example}` });

const depsOver = (stores: DeliveryStores, { by }: DeliveryCommand): DeliveryDeps => ({ ...stores, by, now: () => new Date() });

function told({ say }: DeliveryCommand, { remote, version, percent, generation, changed }: Activated): void {
  const where = percent === null ? 'is live' : `is live for ${percent} % of the visitors`;
  say(changed ? `${remote}@${version} ${where}, generation ${generation}` : `${remote}@${version} ${where} already`);
}

async function buildOne(name: PartName, order: DeliveryCommand): Promise<string> {
  const { version, directory, fresh } = await build(
    await readTarget(directoryOf(name)),
    order.version === undefined ? {} : { version: order.version },
  );
  order.say(`${name}@${version} ${fresh ? 'built' : 'unchanged'}`);
  return directory;
}

const buildNames = async (order: DeliveryCommand, names = namesOf(order.name)): Promise<Map<string, string>> =>
  order.name === 'all' ? buildAll(names, order.version) : new Map([[order.name, await buildOne(order.name, order)]]);

/** Builds and publishes the named parts; returns the version of each. */
async function publishNames(
  order: DeliveryCommand,
  { artifacts, shell }: DeliveryStores,
  names = namesOf(order.name),
): Promise<Result<Map<PartName, string>, Refusal>> {
  const versions = new Map<PartName, string>();
  for (const [name, directory] of await buildNames(order, names)) {
    const published: Result<Published<PartName>, Refusal> = name === 'shell'
      ? await publishShell(shell, directory)
      : await publish(artifacts, directory);
    if (!published.ok) return published;
    const { remote, version, changed } = published.value;
    order.say(`${remote}@${version} ${changed ? 'published' : 'was published already'}`);
    versions.set(remote, version);
  }
  return success(versions);
}

type Action = (order: DeliveryCommand, stores: DeliveryStores) => Outcome;

/** Runs with a browser if the order wants one, and closes it afterwards. */
async function withSmoke(order: DeliveryCommand, stores: DeliveryStores, work: (deps: DeliveryDeps) => Outcome): Outcome {
  const { accepted = {} } = order;
  const skipped = order.smoke === false;
  const notes = [
    ...(skipped ? ['smoke mount skipped'] : []),
    ...(accepted.less === true ? ['shows less, accepted'] : []),
    ...(accepted.budgetsBy === undefined ? [] : [`budgets accepted by ${accepted.budgetsBy}`]),
  ];
  const deps = { ...depsOver(stores, order), accepted, ...(notes.length > 0 && { note: notes.join(', ') }) };
  if (order.smoke === undefined) return work(deps);
  if (skipped) {
    order.say('The smoke mount is skipped, which the history records.');
    return work(deps);
  }
  // Imported here because it loads the whole server, which no other verb needs.
  const { createSmoke } = await import('./smoke/smoke.ts');
  const smoke = createSmoke({ delivery: stores, say: order.say });
  try {
    return await work({ ...deps, smoke: smoke.mount });
  } finally {
    await smoke.close();
  }
}

/** The parts of an order that have no live version; reports the live versions of the others. */
async function missingOf({ name, say }: DeliveryCommand, { registry }: DeliveryStores): Promise<PartName[]> {
  const newest = await registry.read();
  return namesOf(name).filter((part) => {
    const live = entryOf(newest, part)?.active.version;
    if (live !== undefined) say(`${part}@${live} is live and stays`);
    return live === undefined;
  });
}

/** A single part goes live like any other activation; all parts go live in one write, each checked against the others. */
const release: Action = async (order, stores) => {
  const names = order.missing === true ? await missingOf(order, stores) : namesOf(order.name);
  if (names.length === 0) return done;
  const versions = await publishNames(order, stores, names);
  if (!versions.ok) return versions;
  return withSmoke(order, stores, async (deps) => {
    const activated = await activateTogether(deps, versions.value);
    if (!activated.ok) return activated;
    for (const one of activated.value) told(order, one);
    return done;
  });
};

const rollBack: Action = async (order, stores) => {
  const { name, generation, say } = order;
  const deps = depsOver(stores, order);
  if (generation !== undefined) {
    const returned = await rollbackTo(deps, generation);
    if (!returned.ok) return returned;
    say(`the live set of generation ${generation} is live again, generation ${returned.value.generation}`);
    return done;
  }
  if (name === 'all') return unclear('rollback', 'one name, or --generation', 'mf-members');
  const back = await rollback(deps, name);
  if (!back.ok) return back;
  if (back.value.kind === 'canary') say(`the canary ${name}@${back.value.version} is taken back; the active version stays`);
  else told(order, back.value);
  return done;
};

const collect: Action = async ({ days = USUAL_DAYS, dry = false, say }, stores) => {
  const removed = await gc({ ...stores, now: () => new Date() }, { days, dry });
  if (!removed.ok) return removed;
  for (const { what, bytes, why } of removed.value) say(`${dry ? 'would remove' : 'removed'} ${what}, ${bytes} bytes, ${why}`);
  const bytes = removed.value.reduce((sum, one) => sum + one.bytes, 0);
  say(`${removed.value.length} versions, ${bytes} bytes${dry ? ', nothing removed' : ''}`);
  return done;
};

const ACTIONS: Record<Exclude<Verb, 'build'>, Action> = {
  publish: async (order, stores) => {
    const versions = await publishNames(order, stores);
    return versions.ok ? done : versions;
  },
  release,
  check: async (order, stores) => {
    const { name, version, say } = order;
    if (name === 'all' || version === undefined) return unclear('check', 'one name and a version', 'mf-members@1.2.0');
    return withSmoke(order, stores, async (deps) => {
      const candidate = await candidateOf(deps, name, version);
      if (!candidate.ok) return candidate;
      const checked = await check(deps, candidate.value, await stores.registry.read());
      if (!checked.ok) return checked;
      say(`${name}@${version} passes every rule`);
      return done;
    });
  },
  activate: async (order, stores) => {
    const { name, version, percent } = order;
    if (name === 'all' || version === undefined) return unclear('activate', 'one name and a version', 'mf-members@1.2.0');
    return withSmoke(order, stores, async (deps) => {
      const activated = await activate(deps, name, version, percent);
      if (!activated.ok) return activated;
      told(order, activated.value);
      return done;
    });
  },
  rollback: rollBack,
  status: async ({ say, json }, { registry, objects }) => {
    const health = await healthStore(objects).read();
    say(json === true ? asJson(await statusOf(registry, health)) : await statusTable(registry, health, new Date()));
    return done;
  },
  history: async ({ say, json }, { registry }) => {
    if (json === true) say(asJson(await registry.history()));
    else for (const { generation, at, by, what } of await registry.history()) say(`${generation}  ${at}  ${by}  ${what}`);
    return done;
  },
  gc: collect,
};

/** Runs one call of the command line. */
export const runVerb = (verb: Verb, order: DeliveryCommand): Outcome =>
  orRefusal(async () => {
    if (verb !== 'build') return ACTIONS[verb](order, await openStores(order.config));
    await buildNames(order);
    return done;
  });
