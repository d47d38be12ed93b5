import { isGuestName } from '@amarena/shared/contracts/platform/guests';
import { DEFAULT_LANGUAGE } from '@amarena/shared/contracts/platform/languages';
import { PAGE } from '@amarena/shared/contracts/platform/remote';
import { ENTRY_FILE, HASHES_FILE, type Manifest } from '@amarena/shared/federation/manifest';
import { RENDER_FILE } from '@amarena/shared/federation/render';
import type { ShellManifest } from '@amarena/shared/federation/shellManifest';
import type { Refusal } from './refusal.ts';

const FILM = /\.(webm|mp4)$/;

/** Bytes after gzip, by what is weighed: `first_load`, `total`, and `route <name>` for every route. */
function weightsOf({ files, exposes, routes, catalogues }: Manifest): Record<string, number> {
  const catalogue = [catalogues[DEFAULT_LANGUAGE] ?? []].flat();
  const sum = (names: readonly string[]) => [...new Set(names)].reduce((bytes, file) => bytes + (files[file]?.gzip ?? 0), 0);
  return {
    first_load: sum([ENTRY_FILE, ...(exposes[PAGE] ?? []), ...catalogue]),
    // Excludes the script that only the server runs, the hashes, which are no code, and films, which load only if
    // someone watches them.
    total: sum(Object.keys(files).filter((file) => file !== RENDER_FILE && file !== HASHES_FILE && !FILM.test(file))),
    ...Object.fromEntries(Object.entries(routes).map(([route, scripts]) => [`route ${route}`, sum([...scripts, ...catalogue])])),
  };
}

const budgetsOf = ({ contract: { budgets } }: Manifest): Record<string, number> => ({
  first_load: budgets.first_load,
  total: budgets.total,
  ...Object.fromEntries(Object.entries(budgets.routes).map(([route, bytes]) => [`route ${route}`, bytes])),
});

function tooHeavy(what: string, part: string, bytes: number, budget: number | undefined): Refusal[] {
  if (budget !== undefined && bytes <= budget) return [];
  return [
    {
      rule: 'over_budget',
      found: `${what} weighs ${bytes} bytes (${part}, gzip)`,
      expected: budget === undefined ? 'a budget for it in its package.json' : `at most ${budget} bytes, the budget in its package.json`,
      remedy: 'Make it smaller, or raise the budget in package.json and say why.',
    },
  ];
}

/** Whether a remote and each of its routes stay within the budgets of its contract. */
export function budgetsKept(manifest: Manifest): Refusal[] {
  const budgets = budgetsOf(manifest);
  const name = `${manifest.remote}@${manifest.version}`;
  return Object.entries(weightsOf(manifest)).flatMap(([part, bytes]) => tooHeavy(name, part, bytes, budgets[part]));
}

/** Bytes after gzip that the first load, and each route, of a guest may be budgeted at, unless the operator says otherwise. */
export const USUAL_GUEST_CEILING = 100_000;
/** All files of a guest may be budgeted at so many times its ceiling: a page loads some of them. */
const TOTAL_TIMES = 2;

/** Whether the budgets of a guest stay below the ceiling of the site: its team sets them itself. */
export function guestBudgetsBelow(ceiling: number, manifest: Manifest): Refusal[] {
  if (!isGuestName(manifest.remote)) return [];
  return Object.entries(budgetsOf(manifest)).flatMap(([part, bytes]): Refusal[] => {
    const most = part === 'total' ? ceiling * TOTAL_TIMES : ceiling;
    if (bytes <= most) return [];
    return [
      {
        rule: 'over_ceiling',
        found: `${manifest.remote}@${manifest.version} has a budget of ${bytes} bytes (${part})`,
        expected: `at most ${most} bytes for a guest of this site`,
        remedy: 'Lower it, or ask the operator to raise GUEST_BUDGET.',
      },
    ];
  });
}

/** Whether the scripts and words that every page starts with stay within the shell's budget. */
export function shellBudgetKept({ version, files, scripts, catalogues, budget }: ShellManifest): Refusal[] {
  const started = [...scripts, ...(catalogues[DEFAULT_LANGUAGE] ?? [])];
  const bytes = started.reduce((sum, file) => sum + (files[file]?.gzip ?? 0), 0);
  return budget === undefined ? [] : tooHeavy(`shell@${version}`, 'first_load', bytes, budget);
}

/** A budget may be this many times the live version's without asking anyone. */
const MOST = 1.1;
/** Bytes. A small budget may grow by as much. */
const SMALL = 2_000;

/** The version with which budgets are compared. */
export interface Measure {
  readonly manifest: Manifest;
  /** False: it was the last one of a guest that was retired since. */
  readonly isLive: boolean;
}

interface Raise {
  readonly before: number;
  readonly now: number;
  /** What had the budget before, with a verb, as in "the live version has". */
  readonly whose: string;
}

function raised(what: string, part: string, { before, now, whose }: Raise): Refusal[] {
  const most = Math.max(Math.floor(before * MOST), before + SMALL);
  if (now <= most) return [];
  return [
    {
      rule: 'budget_raised',
      found: `${what} has a budget of ${now} bytes (${part})`,
      expected: `at most ${most} bytes: ${whose} ${before}`,
      remedy:
        'Lower it, or let a second person accept it with --budgets-accepted-by <person>, which the history records. No token can: ask the operator.',
    },
  ];
}

const LIVE_HAS = 'the live version has';

/** Whether the budgets of a remote are about as high as those of its live version. A new route is compared with nothing. */
export function budgetsLike(measure: Measure | null, candidate: Manifest): Refusal[] {
  const [before, now] = [measure === null ? {} : budgetsOf(measure.manifest), budgetsOf(candidate)];
  const whose = measure?.isLive === false ? 'the last live version had' : LIVE_HAS;
  const name = `${candidate.remote}@${candidate.version}`;
  return Object.entries(before).flatMap(([part, bytes]) => raised(name, part, { before: bytes, now: now[part] ?? 0, whose }));
}

/** Whether the budget of a shell is about as high as the live shell's. */
export const shellBudgetLike = (live: ShellManifest | null, { version, budget }: ShellManifest): Refusal[] =>
  live?.budget === undefined ? [] : raised(`shell@${version}`, 'first_load', { before: live.budget, now: budget ?? 0, whose: LIVE_HAS });
