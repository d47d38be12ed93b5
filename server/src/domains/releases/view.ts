import { isPartName } from '@amarena/shared/contracts/platform/guests';
import { ALL_PARTS } from '@amarena/shared/contracts/platform/releases';
import type { Generation, Registry } from '@amarena/shared/federation/registry';
import type { DeliveryStores } from '../../delivery/folders.ts';
import { healthStore } from '../../delivery/health.ts';
import { entryOf, type PartName } from '../../delivery/part.ts';
import { withoutLeftOut } from '../../delivery/rollback.ts';
import { statusOf, statusTable } from '../../delivery/status.ts';
import { historyText } from '../../delivery/steps.ts';
import { asJson } from '../../printed.ts';
import type { GrantNames } from './grantNames.ts';
import { type Holder, mayShip } from './tokens.ts';

type Named = keyof Registry['remotes'];

const remotesIn = ({ remotes }: Registry): Named[] => Object.keys(remotes) as Named[];

/** The parts whose entry differs between two generations. */
function changedParts(before: Registry | null, { registry }: Generation): PartName[] {
  const parts = new Set<PartName>(['shell', ...(before === null ? [] : remotesIn(before)), ...remotesIn(registry)]);
  const entry = (of: Registry | null, part: PartName) => JSON.stringify((of === null ? null : entryOf(of, part)) ?? null);
  return [...parts].filter((part) => entry(before, part) !== entry(registry, part));
}

function onlyOf({ shell, remotes, retired, ...rest }: Registry, holder: Holder): Registry {
  const own = <Value>(all: Record<Named, Value>): Record<Named, Value> =>
    Object.fromEntries((Object.entries(all) as [Named, Value][]).filter(([name]) => mayShip(holder, name)));
  return { ...rest, shell: mayShip(holder, 'shell') ? shell : null, remotes: own(remotes), retired: own(retired) };
}

const versionIn = (registry: Registry, part: PartName): string => {
  const version = entryOf(registry, part)?.active.version;
  return version === undefined ? part : `${part}@${version}`;
};

/** The parts that an entry of the history names with a version. */
const namedIn = (what: string): PartName[] => [...what.matchAll(/\b(?:shell|mf-[a-z]+)(?=@)/g)].map(([name]) => name).filter(isPartName);

/** What was done to the holder's parts. An entry may name others that it did not change, such as those that did not return. */
function toldTo(holder: Holder, { what, registry }: Generation, changed: readonly PartName[]): string {
  const told = withoutLeftOut(what);
  if ([...changed, ...namedIn(told)].every((part) => mayShip(holder, part))) return told;
  const own = changed.filter((part) => mayShip(holder, part));
  return `change ${own.map((part) => versionIn(registry, part)).join(', ')}, together with others`;
}

/** The generations that changed the holder's parts; it names no others. */
function visible(history: readonly Generation[], holder: Holder): Generation[] {
  return history.flatMap((entry, index) => {
    const changed = changedParts(history[index - 1]?.registry ?? null, entry);
    if (!changed.some((part) => mayShip(holder, part))) return [];
    return [{ ...entry, what: toldTo(holder, entry, changed), registry: onlyOf(entry.registry, holder) }];
  });
}

/** What the command line prints of the live set, reduced to the parts that a token may ship. */
export function createView(stores: DeliveryStores, { now, grantNames }: { now: () => Date; grantNames: GrantNames }) {
  const { registry, objects } = stores;
  const named = async (text: string): Promise<string> => (await grantNames(text))(text);
  return {
    async status(holder: Holder, json: boolean): Promise<string> {
      const health = await healthStore(objects).read();
      const own = (part: PartName) => mayShip(holder, part);
      return named(json ? asJson(await statusOf(stores, health, own)) : await statusTable(stores, health, now(), own));
    },
    async history(holder: Holder, json: boolean): Promise<string> {
      const all = await registry.history();
      const shown = holder.parts.includes(ALL_PARTS) ? all : visible(all, holder);
      return named(json ? asJson(shown) : historyText(shown));
    },
  };
}
export type View = ReturnType<typeof createView>;
