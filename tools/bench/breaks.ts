import { randomBytes } from 'node:crypto';
import { REMOTES, type RemoteName } from '@amarena/shared/contracts/platform/routes';
import type { Registry } from '@amarena/shared/federation/registry';
import { candidateOf, check, type DeliveryDeps } from '../../server/src/delivery/check.ts';
import { type DeliveryStores, deliveryFolders } from '../../server/src/delivery/folders.ts';
import { entryOf } from '../../server/src/delivery/part.ts';
import { NO_PROVENANCE } from '../../server/src/delivery/provenance/rules.ts';
import { type Refusal, refusalText } from '../../server/src/delivery/refusal.ts';
import { emptyDatabase } from '../../server/src/delivery/smoke/emptyDatabase.ts';
import { createSmoke, type Smoke } from '../../server/src/delivery/smoke/smoke.ts';
import { runVerb } from '../../server/src/delivery/verbs.ts';
import { copyVersion, type Pieces } from './breaks/copyVersion.ts';
import { SEEDED } from './breaks/seeded.ts';
import type { Figure } from './figures.ts';

const SECOND = 1_000;
const LEAST_SHARE = 0.9;
const LONGEST_CHECK = 60 * SECOND;
/** Releases that change nothing. The parts take turns. */
const UNCHANGED = 50;
/** Lines of each refused version. */
const MOST_TOLD = 3;
const PARTS = ['shell', ...REMOTES] as const;
const BY = 'npm run bench';

interface Checked {
  readonly part: RemoteName | 'shell';
  readonly what: string;
  /** The broken rules; empty: it passes. */
  readonly refusals: readonly Refusal[];
  readonly seconds: number;
}

/** Makes all parts live from the current sources, unless they are live already. */
async function makeLive(dataDir: string): Promise<void> {
  const config = { dataDir, databaseUrl: null, deliveryBucket: null, artifactsUrl: null, deliveryProvenance: NO_PROVENANCE };
  const released = await runVerb('release', { name: 'all', version: undefined, by: BY, config, smoke: false, say: console.log });
  if (!released.ok) throw new Error(refusalText(released.error));
}

interface Version {
  readonly part: RemoteName | 'shell';
  readonly what: string;
  readonly change: (pieces: Pieces) => void;
}

/** Publishes the live version of a remote with a change under another name; returns that. A shell stays what it is. */
async function changed(stores: DeliveryStores, registry: Registry, { part, change }: Version): Promise<string> {
  const from = entryOf(registry, part)?.active.version;
  if (from === undefined) throw new Error(`${part} is not live.`);
  if (part === 'shell') return from;
  const version = `9.0.0-${randomBytes(4).toString('hex')}`;
  await copyVersion(stores, { remote: part, from, version }, change);
  return version;
}

/** Checks the live version of a part with a change. */
async function checkVersion(stores: DeliveryStores, smoke: Smoke, one: Version): Promise<Checked> {
  const { part, what } = one;
  const registry = await stores.registry.read();
  const candidate = await candidateOf(stores, part, await changed(stores, registry, one));
  if (!candidate.ok) throw new Error(refusalText(candidate.error));
  const since = performance.now();
  const deps: DeliveryDeps = { ...stores, by: BY, now: () => new Date(), smoke: smoke.mount };
  const checked = await check(deps, candidate.value, registry);
  const seconds = (performance.now() - since) / SECOND;
  return { part, what, seconds, refusals: checked.ok ? [] : (checked.error.all ?? [checked.error]) };
}

function told({ part, what, refusals, seconds }: Checked): void {
  const rules = [...new Set(refusals.map(({ rule }) => rule))].join(', ');
  console.log(`  ${part.padEnd(12)} ${what.padEnd(55)} ${(rules || 'passes').padEnd(28)} ${seconds.toFixed(0)} s`);
  for (const { found } of refusals.slice(0, MOST_TOLD)) console.log(`  ${' '.repeat(12)} ${found}`);
}

/**
 * Checks versions with one seeded break each, and versions that differ from the live ones in nothing but their name:
 * how many of the first are refused, and how many of the second.
 */
export async function breaks(dataDir: string): Promise<Figure[]> {
  await makeLive(dataDir);
  const stores = deliveryFolders(dataDir);
  // A browser and a site of its own for each, like on the command line: examples spend the credits of their member.
  const checkAll = async (versions: readonly Version[]): Promise<Checked[]> => {
    const all: Checked[] = [];
    for (const one of versions) {
      const lines: string[] = [];
      const say = (line: string) => void lines.push(line);
      const smoke = createSmoke({ delivery: stores, database: () => emptyDatabase(dataDir, say), say });
      const checked = await checkVersion(stores, smoke, one).finally(() => smoke.close());
      told(checked);
      for (const line of lines) console.log(`  ${' '.repeat(12)} ${line}`);
      all.push(checked);
    }
    return all;
  };
  // For work on one of them: a pattern of its line.
  const wanted = new RegExp(process.env.BREAKS ?? '');
  const isWanted = ({ part, what }: Version) => wanted.test(`${part} ${what}`);
  const turns = Array.from({ length: Math.ceil(UNCHANGED / PARTS.length) }, () => PARTS).flat();
  const unchanged = await checkAll(
    turns
      .slice(0, UNCHANGED)
      .map((part) => ({ part, what: 'nothing changed', change: () => undefined }))
      .filter(isWanted),
  );
  const broken = await checkAll(SEEDED.map(({ remote, ...seeded }) => ({ part: remote, ...seeded })).filter(isWanted));
  const refused = broken.filter(({ refusals }) => refusals.length > 0).length;
  return [
    {
      name: `refused of ${broken.length} versions with a seeded break`,
      value: refused,
      unit: '',
      hold: { atLeast: Math.ceil(broken.length * LEAST_SHARE) },
    },
    {
      name: `refused of ${unchanged.length} versions that differ in nothing but their name`,
      value: unchanged.filter(({ refusals }) => refusals.length > 0).length,
      unit: '',
      hold: { atMost: 0 },
    },
    {
      name: 'the longest check of an unchanged version',
      value: Math.max(...unchanged.map(({ seconds }) => seconds)) * SECOND,
      unit: 'ms',
      hold: { atMost: LONGEST_CHECK },
    },
  ];
}
