import { PartName } from '@amarena/shared/contracts/platform/partNames';
import { BuildVersion, type DeliveryRefusal } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import * as z from 'zod/mini';
import { buildNames, buildToAttest } from './buildNames.ts';
import type { Refusal } from './refusal.ts';
import type { DeliveryAccess } from './remote/calls.ts';
import { createDeliveryClient, type DeliveryClient } from './remote/client.ts';
import { unclear } from './steps.ts';
import { bundleFor, type DeliveryCommand, namesOf, type Verb } from './verbs.ts';

type Outcome = Promise<Result<void, Refusal | DeliveryRefusal>>;
type Order = Omit<DeliveryCommand, 'config' | 'by'>;

const done: Result<void, never> = success(undefined);

/** What `release --missing` reads of `status --json`. */
const Live = z.object({
  shell: z.nullable(z.object({ active: z.object({ version: z.string() }) })),
  versions: z.array(z.object({ remote: z.string(), role: z.string(), version: z.string() })),
});

const onStoreOnly: DeliveryRefusal = {
  rule: 'order_unclear',
  found: '"gc" with DELIVERY_URL',
  expected: 'the store, which no token reaches',
  remedy: 'Run it where the keys of the store are, without DELIVERY_URL.',
};

const acceptedOnStoreOnly: DeliveryRefusal = {
  rule: 'order_unclear',
  found: '"--budgets-accepted-by" with DELIVERY_URL',
  expected: 'the store: no token can accept budgets that grew by more than a tenth',
  remedy: 'Ask the operator, who can activate it where the keys of the store are, without DELIVERY_URL.',
};

const insistedOnStoreOnly: DeliveryRefusal = {
  rule: 'order_unclear',
  found: '"--although-shown" with DELIVERY_URL',
  expected: 'the store: no token can retire a guest whose widgets are shown',
  remedy: 'Ask the operator, who can retire it where the keys of the store are, without DELIVERY_URL.',
};

/** The version that a published part gets. */
async function publishNames(order: Order, client: DeliveryClient, names: readonly PartName[]) {
  const builds = [];
  const bundle = await bundleFor(order);
  if (!bundle.ok) return bundle;
  const built = await buildNames(order, [...names]);
  if (!built.ok) return built;
  for (const directory of built.value.values()) {
    const published = await client.publish(directory, bundle.value);
    if (!published.ok) return published;
    builds.push(published.value);
  }
  return success(builds);
}

/** The parts of an order that have no live version; reports the live versions of the others. */
async function missingOf({ name, say }: Order, client: DeliveryClient): Promise<Result<PartName[], DeliveryRefusal>> {
  const status = await client.status(true);
  if (!status.ok) return status;
  const { shell, versions } = Live.parse(JSON.parse(status.value));
  return success(
    namesOf(name).filter((part) => {
      const live = part === 'shell' ? shell?.active : versions.find(({ remote, role }) => remote === part && role === 'active');
      if (live != null) say(`${part}@${live.version} is live and stays`);
      return live == null;
    }),
  );
}

async function release(order: Order, client: DeliveryClient): Outcome {
  const names = order.missing === true ? await missingOf(order, client) : success(namesOf(order.name));
  if (!names.ok) return names;
  if (names.value.length === 0) return done;
  const builds = await publishNames(order, client, names.value);
  return builds.ok ? client.activate(builds.value, { smoke: order.smoke ?? true, less: order.accepted?.less }) : builds;
}

/** The named version, as the contract spells it. */
function buildIn(verb: Verb, { name, version }: Order) {
  const parsed = z.object({ part: PartName, version: BuildVersion }).safeParse({ part: name, version });
  return parsed.success ? success(parsed.data) : unclear(verb, 'one name and a version', 'mf-members@1.2.0');
}

async function rollBack({ name, generation }: Order, client: DeliveryClient): Outcome {
  if (generation !== undefined) return client.rollbackTo(generation);
  return name === 'all' ? unclear('rollback', 'one name, or --generation', 'mf-members') : client.rollback(name);
}

async function printed(text: Promise<Result<string, DeliveryRefusal>>, say: Order['say']): Outcome {
  const answer = await text;
  if (!answer.ok) return answer;
  if (answer.value !== '') say(answer.value);
  return done;
}

/** Runs one call of the command line over HTTP: the same verbs and words as on the store. */
export async function runRemoteVerb(verb: Verb, order: Order, access: DeliveryAccess): Outcome {
  const { accepted } = order;
  const checking = { smoke: order.smoke ?? true, less: accepted?.less };
  if (accepted?.budgetsBy !== undefined) return failure(acceptedOnStoreOnly);
  if (order.althoughShown === true) return failure(insistedOnStoreOnly);
  const client = createDeliveryClient(access, order.say);
  switch (verb) {
    case 'build':
      return buildToAttest(order, namesOf(order.name));
    case 'publish': {
      const published = await publishNames(order, client, namesOf(order.name));
      return published.ok ? done : published;
    }
    case 'release':
      return release(order, client);
    case 'check': {
      const build = buildIn(verb, order);
      return build.ok ? client.check(build.value, checking) : build;
    }
    case 'activate': {
      const build = buildIn(verb, order);
      return build.ok ? client.activate([build.value], { percent: order.percent, ...checking }) : build;
    }
    case 'rollback':
      return rollBack(order, client);
    case 'retire':
      return order.name === 'all' ? unclear(verb, 'the name of a guest', 'mf-gifts') : client.retire(order.name);
    case 'status':
      return printed(client.status(order.json === true), order.say);
    case 'history':
      return printed(client.history(order.json === true), order.say);
    case 'gc':
      return failure(onStoreOnly);
  }
}
