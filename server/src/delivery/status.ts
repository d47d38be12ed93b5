import type { AnyRemote } from '@amarena/shared/contracts/platform/routes';
import type { Registry, RegistryRemote, Retired } from '@amarena/shared/federation/registry';
import { columns } from '../printed.ts';
import { MINUTE } from '../times.ts';
import { trialsIn } from './canaryTrials.ts';
import { frameworkLine, type OwnFramework, ownFrameworks } from './frameworks.ts';
import type { Health } from './health.ts';
import { type LiveSetDeps, liveSet } from './liveSet.ts';
import { type PartName, remotesIn } from './part.ts';
import type { Provenance } from './provenance/provenance.ts';
import { proofLines, shownProof } from './provenance/versionsProof.ts';
import { RegistryBroken, type RegistryStore } from './registryStore.ts';
import type { ObjectStore } from './store/objectStore.ts';
import { waitingIn, waitingLine } from './waiting.ts';

/** Whether a part is shown. */
type Shows = (part: PartName) => boolean;
const every: Shows = () => true;

const shown = (registry: Pick<Registry, 'remotes'>, shows: Shows): AnyRemote[] => remotesIn(registry).filter(shows);

const HEADINGS = ['remote', 'role', 'version', 'since', 'by', 'starts', 'failures', 'median', 'p95'] as const;
const UNKNOWN = '–';
const EMPTY = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];

const milliseconds = (value: number | null): string => (value === null ? UNKNOWN : `${value} ms`);

/** Starts, failures with their share of both, and times until the page was shown. */
function figures(health: Health | null, name: string): string[] {
  const known = health?.versions[name];
  if (known === undefined) return EMPTY;
  const { starts, failures, median_ms, p95_ms } = known;
  const share = failures === 0 ? '' : ` (${((failures / (starts + failures)) * 100).toFixed(1)} %)`;
  return [String(starts), `${failures}${share}`, milliseconds(median_ms), milliseconds(p95_ms)];
}

function roles({ active, canary, previous, taken_back }: RegistryRemote) {
  return [
    { role: 'active', ...active },
    ...(canary === null ? [] : [{ role: `canary ${canary.percent} %`, ...canary }]),
    ...(taken_back === null ? [] : [{ role: 'taken back', ...taken_back }]),
    ...(previous === null ? [] : [{ role: 'previous', ...previous }]),
  ];
}

function rowsOf(remote: string, entry: RegistryRemote | undefined, health: Health | null): string[][] {
  if (entry === undefined) return [[remote, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, ...EMPTY]];
  return roles(entry).map(({ role, version, at, by }, index) => [
    index === 0 ? remote : '',
    role,
    version,
    at,
    by,
    ...figures(health, `${remote}@${version}`),
  ]);
}

const takenBack = (registry: Registry, shows: Shows): string[] =>
  shown(registry, shows).flatMap((remote) => {
    const taken = registry.remotes[remote]?.taken_back ?? null;
    return taken === null ? [] : [`${remote}@${taken.version} was taken back from ${taken.percent} %: ${taken.why}`];
  });

/** Guests that were retired, and by whom. */
const retiredIn = ({ retired }: Registry, shows: Shows) =>
  (Object.entries(retired) as [AnyRemote, Retired][]).flatMap(([remote, one]) => (shows(remote) ? [{ remote, ...one }] : []));

/** The state of each canary's trial, in visitors. */
const trials = (registry: Registry, health: Health | null, shows: Shows): string[] =>
  trialsIn(registry).flatMap(({ remote, canary, active }) => {
    if (!shows(remote)) return [];
    const side = (version: string): string => {
      const trial = health?.versions[`${remote}@${version}`]?.trial ?? null;
      return `${version} failed for ${trial?.failed ?? UNKNOWN} of ${trial?.visitors ?? UNKNOWN} visitors`;
    };
    return [`${remote} on trial: ${side(canary)}, ${side(active)}`];
  });

const ageOf = (health: Health | null, now: Date): string => {
  if (health === null) return 'No server has written figures from browsers yet.';
  const minutes = Math.floor((now.getTime() - Date.parse(health.at)) / MINUTE);
  const age = minutes < 1 ? 'less than a minute' : minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Figures of the last seven days, as reported by browsers; last updated ${age} ago.`;
};

async function readable(registry: RegistryStore): Promise<{ found: Registry | null; trouble: string[] }> {
  try {
    return { found: await registry.read(), trouble: [] };
  } catch (error) {
    if (!(error instanceof RegistryBroken)) throw error;
    const found = await registry.newestReadable();
    const serves = found === null ? 'Nothing else can be read.' : `Pages are served from generation ${found.generation} or newer.`;
    return { found, trouble: [`The registry is broken, and no one can activate: ${error.message}`, serves] };
  }
}

/** Where the status comes from. */
export interface StatusDeps extends LiveSetDeps {
  readonly registry: RegistryStore;
  readonly provenance: Pick<Provenance, 'of'>;
  readonly objects: Pick<ObjectStore, 'list'>;
}

/** Versions that bring their own framework. */
const frameworksIn = async (deps: StatusDeps, registry: Registry, shows: Shows): Promise<OwnFramework[]> =>
  ownFrameworks(await liveSet(deps, registry)).filter(({ remote }) => shows(remote));

/** Who built what pages may start with: the shell, the active versions and the canaries. */
const provenanceIn = ({ provenance }: StatusDeps, { shell, remotes }: Registry, shows: Shows): Promise<string[]> =>
  proofLines(provenance, [
    ...(shell === null || !shows('shell') ? [] : [{ part: 'shell' as const, version: shell.active.version }]),
    ...shown({ remotes }, shows).flatMap((part) =>
      [remotes[part]?.active, remotes[part]?.canary].flatMap((live) => (live == null ? [] : [{ part, version: live.version }])),
    ),
  ]);

/** Each version that a remote has or had, with what browsers report of it and what is known of who built it. */
async function versionsIn(deps: StatusDeps, registry: Registry, health: Health | null, shows: Shows) {
  const all = shown(registry, shows).flatMap((remote) => {
    const entry = registry.remotes[remote];
    return entry === undefined ? [] : roles(entry).map((one) => ({ remote, ...one }));
  });
  const proofs = await Promise.all(all.map(({ remote, version }) => deps.provenance.of(remote, version)));
  return all.map((one, index) => ({
    ...one,
    health: health?.versions[`${one.remote}@${one.version}`] ?? null,
    provenance: shownProof(proofs[index] ?? { state: 'none' }),
  }));
}

async function shellIn({ provenance }: StatusDeps, { shell }: Registry) {
  return shell && { ...shell, provenance: shownProof(await provenance.of('shell', shell.active.version)) };
}

/** The same as data. `shows`: whether a part is shown. */
export async function statusOf(deps: StatusDeps, health: Health | null, shows: Shows = every) {
  const { found, trouble } = await readable(deps.registry);
  return {
    trouble,
    generation: found?.generation ?? null,
    shell: found === null || !shows('shell') ? null : await shellIn(deps, found),
    versions: found === null ? [] : await versionsIn(deps, found, health, shows),
    not_live: found === null ? { versions: [], leftOut: 0 } : await waitingIn(deps, found, shows),
    own_frameworks: found === null ? [] : await frameworksIn(deps, found, shows),
    retired: found === null ? [] : retiredIn(found, shows),
    health_at: health?.at ?? null,
  };
}

/**
 * Live versions, canaries, versions taken back and previous ones, how each of them does, which of them bring their own
 * framework, who built what is live, and what was published and is not; says so if the registry is broken.
 */
export async function statusTable(deps: StatusDeps, health: Health | null, now: Date, shows: Shows = every): Promise<string> {
  const { found, trouble } = await readable(deps.registry);
  if (found === null) return trouble.join('\n');
  const { generation, shell, remotes } = found;
  const rows = shown(found, shows).flatMap((remote) => rowsOf(remote, remotes[remote], health));
  return [
    ...trouble,
    `generation ${generation}, shell ${shell?.active.version ?? UNKNOWN}`,
    ...columns([[...HEADINGS], ...rows]),
    ...trials(found, health, shows),
    ...takenBack(found, shows),
    ...retiredIn(found, shows).map(({ remote, at, by }) => `${remote} was retired by ${by} on ${at}`),
    ...(await frameworksIn(deps, found, shows)).map(frameworkLine),
    ...(await provenanceIn(deps, found, shows)),
    ...waitingLine(await waitingIn(deps, found, shows)),
    ageOf(health, now),
  ].join('\n');
}
