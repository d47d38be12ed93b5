import { REMOTES } from '@amarena/shared/contracts/platform/routes';
import { type Result, success } from '@amarena/shared/errors/apiErrors';
import { asJson } from '../printed.ts';
import type { DeliveryDeps } from './activate.ts';
import { type BuildOrder, buildNames, buildToAttest } from './buildNames.ts';
import { inFolder } from './buildSource.ts';
import type { Accepted } from './check.ts';
import type { DeliveryStores } from './folders.ts';
import { gc, USUAL_DAYS } from './gc.ts';
import { healthStore } from './health.ts';
import { openStores, type StoreSettings } from './openStores.ts';
import { entryOf, type PartName } from './part.ts';
import { bundleInFile } from './provenance/pipelineFiles.ts';
import { publishProven } from './provenance/publishProven.ts';
import type { Refusal } from './refusal.ts';
import { statusOf, statusTable } from './status.ts';
import {
  activateStep,
  activateTogetherStep,
  checkStep,
  historyText,
  publishedLine,
  retireStep,
  rollbackStep,
  rollbackToStep,
  unclear,
  withAccepted,
  withoutSmoke,
} from './steps.ts';
import { orRefusal } from './troubles.ts';

export type Verb = 'build' | 'publish' | 'check' | 'activate' | 'rollback' | 'retire' | 'status' | 'history' | 'gc' | 'release';

export interface DeliveryCommand extends BuildOrder {
  readonly by: string;
  readonly config: StoreSettings;
  /** Share of the visitors for `activate`, 1 to 100; absent: all visitors. */
  readonly percent?: number | undefined;
  /** For `publish`: the file with the sigstore bundle of the build; absent: none. */
  readonly provenance?: string | undefined;
  /** For `rollback`: the generation whose live set returns; absent: one step back. */
  readonly generation?: number | undefined;
  /** For `release all`: true releases only parts that have no live version. */
  readonly missing?: boolean | undefined;
  /** For `retire`: true insists although live parts show its widgets, which the history records. */
  readonly althoughShown?: boolean | undefined;
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

/** The shell first: the order in which parts are reported. `all` is this repository: a guest is always named. */
export const namesOf = (name: DeliveryCommand['name']): PartName[] => (name === 'all' ? ['shell', ...REMOTES] : [name]);
const done: Result<void, Refusal> = success(undefined);

const depsOver = (stores: DeliveryStores, { by }: DeliveryCommand): DeliveryDeps => ({ ...stores, by, now: () => new Date() });

/** The bundle that an order names; null: none. */
export async function bundleFor({
  name,
  provenance,
}: Pick<DeliveryCommand, 'name' | 'provenance'>): Promise<Result<Buffer<ArrayBuffer> | null, Refusal>> {
  if (provenance === undefined) return success(null);
  if (name === 'all') return unclear('publish', 'one name with --provenance: each part has its own', 'mf-members --provenance bundle.json');
  return bundleInFile(provenance);
}

/** Builds and publishes the named parts; returns the version of each. */
async function publishNames(
  order: DeliveryCommand,
  stores: DeliveryStores,
  names = namesOf(order.name),
): Promise<Result<Map<PartName, string>, Refusal>> {
  const versions = new Map<PartName, string>();
  const bundle = await bundleFor(order);
  if (!bundle.ok) return bundle;
  const built = await buildNames(order, names);
  if (!built.ok) return built;
  for (const [name, directory] of built.value) {
    const published = await publishProven(stores, name, inFolder(directory), bundle.value);
    if (!published.ok) return published;
    order.say(publishedLine(published.value));
    versions.set(published.value.remote, published.value.version);
  }
  return success(versions);
}

type Action = (order: DeliveryCommand, stores: DeliveryStores) => Outcome;

/** Runs with a browser if the order wants one, and closes it afterwards. */
async function withSmoke(order: DeliveryCommand, stores: DeliveryStores, work: (deps: DeliveryDeps) => Outcome): Outcome {
  const { accepted = {} } = order;
  const deps = withAccepted(depsOver(stores, order), accepted);
  if (order.smoke === undefined) return work(deps);
  if (!order.smoke) return work(withoutSmoke(deps, order.say));
  // Imported here because it loads the whole server, which no other verb needs.
  const { createSmoke } = await import('./smoke/smoke.ts');
  const { emptyDatabase } = await import('./smoke/emptyDatabase.ts');
  const smoke = createSmoke({ delivery: stores, database: () => emptyDatabase(order.config.dataDir, order.say), say: order.say });
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
  return withSmoke(order, stores, (deps) => activateTogetherStep(deps, versions.value, order.say));
};

const rollBack: Action = async (order, stores) => {
  const { name, generation, say } = order;
  const deps = depsOver(stores, order);
  if (generation !== undefined) return rollbackToStep(deps, generation, say);
  if (name === 'all') return unclear('rollback', 'one name, or --generation', 'mf-members');
  return rollbackStep(deps, { name }, say);
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
    return withSmoke(order, stores, (deps) => checkStep(deps, { name, version }, say));
  },
  activate: async (order, stores) => {
    const { name, version, percent } = order;
    if (name === 'all' || version === undefined) return unclear('activate', 'one name and a version', 'mf-members@1.2.0');
    return withSmoke(order, stores, (deps) => activateStep(deps, { name, version }, percent, order.say));
  },
  rollback: rollBack,
  retire: async (order, stores) => {
    const { name, althoughShown, say } = order;
    if (name === 'all') return unclear('retire', 'the name of a guest', 'mf-gifts');
    return retireStep(depsOver(stores, order), { name, althoughShown }, say);
  },
  status: async ({ say, json }, stores) => {
    const health = await healthStore(stores.objects).read();
    say(json === true ? asJson(await statusOf(stores, health)) : await statusTable(stores, health, new Date()));
    return done;
  },
  history: async ({ say, json }, { registry }) => {
    const history = await registry.history();
    if (json === true) say(asJson(history));
    else if (history.length > 0) say(historyText(history));
    return done;
  },
  gc: collect,
};

/** Runs one call of the command line. */
export const runVerb = (verb: Verb, order: DeliveryCommand): Outcome =>
  orRefusal(async () => {
    if (verb !== 'build') return ACTIONS[verb](order, await openStores(order.config));
    return buildToAttest(order, namesOf(order.name));
  });
