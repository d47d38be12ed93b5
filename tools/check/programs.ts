import { execFileSync } from 'node:child_process';
import { BrowserNotNamed } from '../../server/src/delivery/smoke/findBrowser.ts';
import { BrowserUnavailable, findWindowBrowser, provideBrowser } from '../browser.ts';
import { citusFolder, DRILL_PACKAGES, findPrograms, ProgramsMissing, postgresFolder } from '../drill/programs.ts';
import { installed } from '../installed.ts';
import { findCitus, findPostgres, findValkey } from './services.ts';

/** Where a program is, or why it is missing. */
export type Looked = { readonly at: string } | { readonly why: string };

export interface Program {
  readonly title: string;
  /** True: the run fails without it. False: the output says what was not tested. */
  readonly required: boolean;
  /** What it is used for. */
  readonly use: string;
  /** What Debian and Ubuntu call it, if a check only runs where someone has installed it. */
  readonly packages: readonly string[];
  /** Environment variable that tells tests its path. Only steps that name the program get it. Null: found by its name. */
  readonly variable: string | null;
  look(): Promise<Looked>;
}

function lookForGit(): Looked {
  try {
    return { at: execFileSync('git', ['--version'], { encoding: 'utf8' }).trim() };
  } catch {
    return { why: 'git is not installed' };
  }
}

function lookForOne(names: readonly string[], why: string): Looked {
  const at = installed(...names);
  return at === undefined ? { why } : { at };
}

function lookForDrill(): Looked {
  try {
    return { at: Object.values(findPrograms()).join(' ') };
  } catch (problem) {
    if (problem instanceof ProgramsMissing) return { why: problem.message };
    throw problem;
  }
}

function lookForBrowser(): Looked {
  try {
    return { at: provideBrowser() };
  } catch (problem) {
    if (problem instanceof BrowserNotNamed || problem instanceof BrowserUnavailable) return { why: problem.message };
    throw problem;
  }
}

function lookForWindowBrowser(): Looked {
  try {
    const at = findWindowBrowser();
    return at === null ? { why: 'only a build without windows is installed, or none' } : { at };
  } catch (problem) {
    if (problem instanceof BrowserNotNamed) return { why: problem.message };
    throw problem;
  }
}

/**
 * Every program that a check starts or connects to and that is not in `node_modules`. Tests get their paths from here:
 * one that searches by itself would pass on a machine that happens to have the program, and fail on the next one.
 */
export const PROGRAMS = {
  chromium: {
    title: 'Chromium',
    required: true,
    use: 'smoke mounts and journeys',
    packages: [],
    variable: 'CHROMIUM_PATH',
    look: async () => lookForBrowser(),
  },
  window_chromium: {
    title: 'A Chromium that can open windows',
    required: false,
    use: 'pages that a browser keeps for "back" and "forward"',
    packages: [],
    variable: 'TEST_WINDOW_CHROMIUM',
    look: async () => lookForWindowBrowser(),
  },
  postgresql: {
    title: 'PostgreSQL',
    required: false,
    use: 'API tests and the journey on a database of its own',
    packages: [],
    variable: 'TEST_DATABASE_URL',
    look: async () => {
      const found = await findPostgres();
      return 'url' in found ? { at: found.url } : found;
    },
  },
  valkey: {
    title: 'Valkey or Redis',
    required: false,
    use: 'the live channel between servers',
    packages: [],
    variable: 'TEST_VALKEY_URL',
    look: async () => {
      const url = await findValkey();
      return url === null ? { why: 'nothing answers on 127.0.0.1:6379' } : { at: url };
    },
  },
  valkey_server: {
    title: 'The program of Valkey or Redis',
    required: false,
    use: 'limits and live events over a cluster',
    packages: ['redis-server'],
    variable: 'TEST_VALKEY_SERVER',
    look: async () => lookForOne(['valkey-server', 'redis-server'], 'neither valkey-server nor redis-server is installed'),
  },
  nats_server: {
    title: 'The program of NATS',
    required: false,
    use: 'the live channel between servers, one node and a cluster',
    packages: ['nats-server'],
    variable: 'TEST_NATS_SERVER',
    look: async () => lookForOne(['nats-server'], 'nats-server is not installed'),
  },
  pgbouncer: {
    title: 'PgBouncer',
    required: false,
    use: 'a site behind a pooler of its database',
    packages: ['pgbouncer'],
    variable: 'TEST_PGBOUNCER',
    look: async () => lookForOne(['pgbouncer'], 'pgbouncer is not installed'),
  },
  postgres_folder: {
    title: 'The programs of PostgreSQL',
    required: false,
    use: 'search replicas, on servers of the test',
    packages: ['postgresql'],
    variable: 'TEST_POSTGRES_FOLDER',
    look: async () => {
      const at = postgresFolder();
      return at === undefined ? { why: 'the programs of PostgreSQL are not installed' } : { at };
    },
  },
  citus: {
    title: 'Citus',
    required: false,
    use: 'chats and live events on a coordinator and two workers',
    packages: [],
    variable: 'TEST_CITUS',
    // Servers that answer, or else the programs for servers of the test.
    look: async () => {
      const at = (await findCitus()) ?? citusFolder();
      return at === undefined
        ? { why: 'no coordinator with two workers answers on 127.0.0.1:5432, and no PostgreSQL that is installed has its library' }
        : { at };
    },
  },
  varnish: {
    title: 'Varnish',
    required: false,
    use: 'pages that a CDN keeps',
    packages: ['varnish'],
    variable: 'TEST_VARNISH',
    look: async () => lookForOne(['varnishd'], 'varnishd is not installed'),
  },
  helm: {
    title: 'Helm',
    required: false,
    use: 'the chart, rendered',
    packages: [],
    variable: 'TEST_HELM',
    look: async () => lookForOne(['helm'], 'helm is not installed'),
  },
  drill: {
    title: 'etcd, Patroni, HAProxy and the other programs of the drill',
    required: false,
    use: 'the whole site while its parts are killed',
    packages: DRILL_PACKAGES,
    variable: null,
    look: async () => lookForDrill(),
  },
  git: { title: 'git', required: true, use: 'what changed, for --changed', packages: [], variable: null, look: async () => lookForGit() },
} as const satisfies Readonly<Record<string, Program>>;

export type ProgramName = keyof typeof PROGRAMS;
export type Found = Partial<Record<ProgramName, Looked>>;

export const PROGRAM_NAMES = Object.keys(PROGRAMS) as ProgramName[];

/** Searches for each program, installs a browser if there is none, and prints the results. */
export async function lookFor(names: readonly ProgramName[]): Promise<Found> {
  const found: Found = {};
  for (const name of names) {
    const looked = await PROGRAMS[name].look();
    found[name] = looked;
    const { title, use } = PROGRAMS[name];
    console.log('at' in looked ? `  ${title}: ${looked.at}` : `  ${title}: missing, because ${looked.why}. Used for ${use}.`);
  }
  return found;
}

/** Environment of a step: the paths of the named programs only. */
export function environmentFor(names: readonly ProgramName[], found: Found): Record<string, string | undefined> {
  const environment: Record<string, string | undefined> = { CHROMIUM_SEARCH: 'off' };
  for (const name of PROGRAM_NAMES) {
    const { variable } = PROGRAMS[name];
    const looked = found[name];
    if (variable !== null) environment[variable] = names.includes(name) && looked !== undefined && 'at' in looked ? looked.at : undefined;
  }
  return environment;
}
