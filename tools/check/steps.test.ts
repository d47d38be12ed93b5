import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findBrowser } from '../../server/src/delivery/smoke/findBrowser.ts';
import { findWindowBrowser } from '../browser.ts';
import { planFor } from './plan.ts';
import { environmentFor, type Found, PROGRAM_NAMES, PROGRAMS } from './programs.ts';
import { environmentOf, GROUPS, type Group, type Step, stepsFor, whyNot } from './steps.ts';
import { besidePostgres, onDatabase } from './suites.ts';

const ROOT = join(import.meta.dirname, '../..');
const everything: readonly Step[] = stepsFor({ groups: GROUPS, plan: null }, {});
const FOUND: Found = { chromium: { at: '/browser' }, postgresql: { at: 'postgres://there' }, valkey: { why: 'nothing answers' } };
const named = (title: string): Step => {
  const step = everything.find((one) => one.title.startsWith(title));
  if (step === undefined) throw new Error(`There is no step "${title}".`);
  return step;
};

/** Steps that need or use a program which no earlier step provides. */
const unprovided = (steps: readonly Step[]): string[] => {
  const provided = new Set<string>();
  return steps.flatMap(({ title, leftOut, provides = [], needs = [], takes = [] }) => {
    if (leftOut !== undefined) return [];
    const missing = [...needs, ...takes].filter((program) => !provided.has(program));
    for (const program of provides) provided.add(program);
    return missing.map((program) => `${title}: ${program}`);
  });
};

describe('the steps of a run', () => {
  it('begin with the programs that tests use, the browser among them', () => {
    expect(everything[0]?.provides).toEqual([
      'chromium',
      'postgresql',
      'valkey',
      'valkey_server',
      'nats_server',
      'pgbouncer',
      'postgres_folder',
      'citus',
      'varnish',
      'helm',
      'drill',
      'window_chromium',
    ]);
    expect(unprovided(everything)).toEqual([]);
    expect(unprovided(everything.toReversed())).not.toEqual([]);
  });

  it.each([
    [['server'], null],
    [['e2e'], null],
    [['unit', 'e2e'], planFor(['mf-chat/src/entry.tsx'])],
    [GROUPS, planFor(['server/src/compose/app.ts'])],
    [GROUPS, planFor(['tools/check.ts'])],
  ] as const)('provide what they need where only %j run', (groups: readonly Group[], plan) => {
    const steps = stepsFor({ groups, plan }, {});
    expect(steps[0]?.provides).toContain('chromium');
    expect(unprovided(steps)).toEqual([]);
  });

  it('check the document of the API among what needs no program', () => {
    expect(named('The API’s OpenAPI document').needs).toBeUndefined();
    expect(stepsFor({ groups: ['static'], plan: null }, {}).map(({ title }) => title)).toContain('The API’s OpenAPI document');
  });

  it('look for nothing where no step needs anything', () => {
    expect(stepsFor({ groups: ['static', 'unit'], plan: null }, {}).filter(({ provides }) => provides !== undefined)).toEqual([]);
  });

  it('need the browser wherever pages are mounted or journeys run', () => {
    expect(everything.filter(({ needs }) => needs?.includes('chromium')).map(({ title }) => title)).toEqual([
      'API and delivery tests on the embedded database',
      'API tests on PostgreSQL, with Valkey if it answers',
      'Journeys on the embedded database',
      'All links, and short random walks',
      'The whole journey on PostgreSQL',
    ]);
  });

  it('do not run without what they need, and say why', () => {
    const without: Found = { ...FOUND, chromium: { why: 'there is none' } };
    expect(whyNot(named('Journeys'), without)).toBe('Chromium is missing: there is none');
    expect(whyNot(named('Journeys'), {})).toContain('no earlier step looks for it');
    expect(whyNot(named('Journeys'), FOUND)).toBeNull();
    expect(whyNot(named('Type check'), {})).toBeNull();
    // Valkey is optional.
    expect(whyNot(named('API tests on PostgreSQL'), FOUND)).toBeNull();
  });

  it('leave no server test out where PostgreSQL runs some of them, and run money, messages and wrong calls on both', () => {
    const [embedded, postgres] = [besidePostgres(), onDatabase()];
    const all = globSync(['server/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'], { cwd: ROOT });
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter((file) => !embedded.includes(file) && !postgres.includes(file))).toEqual([]);
    const folders = new Set(embedded.filter((file) => postgres.includes(file)).map((file) => file.split('/')[2]));
    expect([...folders]).toEqual(expect.arrayContaining(['chats', 'credits', 'http', 'payments']));
    expect(folders).not.toContain('moderation');
  });

  it('try the cluster only where its program is', () => {
    expect(whyNot(named('Limits and live events'), { valkey_server: { why: 'it is not installed' } })).toContain('it is not installed');
    expect(whyNot(named('Limits and live events'), { valkey_server: { at: '/valkey-server' } })).toBeNull();
  });

  it('send live events over NATS only where its program is, on PostgreSQL if it answers', () => {
    expect(whyNot(named('Live events over NATS'), { ...FOUND, nats_server: { why: 'it is not installed' } })).toContain(
      'it is not installed',
    );
    const found: Found = { ...FOUND, nats_server: { at: '/nats-server' } };
    expect(whyNot(named('Live events over NATS'), found)).toBeNull();
    expect(environmentOf(named('Live events over NATS'), found)).toMatchObject({
      TEST_NATS_SERVER: '/nats-server',
      TEST_DATABASE_URL: 'postgres://there',
    });
  });

  it('start PostgreSQL servers for search replicas only where the programs are', () => {
    const missing: Found = { ...FOUND, postgres_folder: { why: 'they are not installed' } };
    expect(whyNot(named('Searches on replicas'), missing)).toContain('they are not installed');
    const found: Found = { ...FOUND, postgres_folder: { at: '/postgresql/bin' } };
    expect(whyNot(named('Searches on replicas'), found)).toBeNull();
    expect(environmentOf(named('Searches on replicas'), found)).toMatchObject({ TEST_POSTGRES_FOLDER: '/postgresql/bin' });
  });

  it('put a pooler before the database only where both are', () => {
    expect(whyNot(named('A site behind PgBouncer'), { ...FOUND, pgbouncer: { why: 'it is not installed' } })).toContain(
      'it is not installed',
    );
    expect(whyNot(named('A site behind PgBouncer'), { ...FOUND, pgbouncer: { at: '/pgbouncer' } })).toBeNull();
  });

  it('spread chats over servers only where Citus is', () => {
    const title = 'Chats and live events on Citus';
    expect(whyNot(named(title), { ...FOUND, citus: { why: 'no library' } })).toBe('Citus is missing: no library');
    const found: Found = { ...FOUND, citus: { at: '/postgresql/bin' } };
    expect(whyNot(named(title), found)).toBeNull();
    expect(environmentOf(named(title), found)).toMatchObject({ TEST_CITUS: '/postgresql/bin', TEST_DATABASE_URL: undefined });
  });

  it('try the cache only where its program is', () => {
    expect(whyNot(named('Pages in a cache'), { ...FOUND, varnish: { why: 'it is not installed' } })).toContain('it is not installed');
    expect(whyNot(named('Pages in a cache'), { ...FOUND, varnish: { at: '/varnishd' } })).toBeNull();
  });

  it('render the chart only where Helm is, and for each change in deploy', () => {
    const title = 'The chart, rendered';
    expect(whyNot(named(title), { ...FOUND, helm: { why: 'it is not installed' } })).toContain('it is not installed');
    const found: Found = { ...FOUND, helm: { at: '/helm' } };
    expect(environmentOf(named(title), found)).toMatchObject({ TEST_HELM: '/helm' });
    const stepFor = (file: string) =>
      stepsFor({ groups: ['server'], plan: planFor([file]) }, {}).find((step) => step.title.startsWith(title));
    expect(stepFor('deploy/chart/values.yaml')?.leftOut).toBeUndefined();
    expect(stepFor('server/src/config.ts')?.leftOut).toBeUndefined();
    expect(stepFor('tools/gallery.ts')?.leftOut).toBeUndefined();
    expect(stepFor('server/test/db/migrate.test.ts')?.leftOut).toContain('neither the chart');
  });

  it('go back and forward only where a browser keeps pages, and take that one', () => {
    const title = 'Back and forward';
    expect(whyNot(named(title), { ...FOUND, window_chromium: { why: 'none is installed' } })).toContain('none is installed');
    const found: Found = { ...FOUND, window_chromium: { at: '/chromium' } };
    expect(whyNot(named(title), found)).toBeNull();
    expect(environmentOf(named(title), found)).toMatchObject({ TEST_WINDOW_CHROMIUM: '/chromium', CHROMIUM_PATH: undefined });
  });

  it('kill the parts of the site for each change in what they are set to, or in the drill', () => {
    const stepFor = (file: string) =>
      stepsFor({ groups: ['server'], plan: planFor([file]) }, {}).find((step) => step.title.startsWith('The whole site while'));
    for (const file of ['deploy/database/haproxy.cfg', 'tools/drill/report.ts', 'tools/drill.ts', 'server/src/config.ts'])
      expect(stepFor(file)?.leftOut).toBeUndefined();
    for (const file of ['deploy/Caddyfile', 'tools/gallery.ts']) expect(stepFor(file)?.leftOut).toContain('only some');
  });

  it('fail the run without a browser, and go on without a database', () => {
    expect(PROGRAM_NAMES.filter((name) => PROGRAMS[name].required)).toEqual(['chromium', 'git']);
  });
});

describe('a step', () => {
  it('is told where its own programs are, and nothing about others', () => {
    expect(environmentOf(named('API and delivery tests on the embedded'), FOUND)).toEqual({
      CHROMIUM_SEARCH: 'off',
      CHROMIUM_PATH: '/browser',
      TEST_DATABASE_URL: undefined,
      TEST_VALKEY_URL: undefined,
      TEST_VALKEY_SERVER: undefined,
      TEST_NATS_SERVER: undefined,
      TEST_PGBOUNCER: undefined,
      TEST_CITUS: undefined,
      TEST_VARNISH: undefined,
    });
    expect(environmentOf(named('API tests on PostgreSQL'), FOUND)).toMatchObject({ TEST_DATABASE_URL: 'postgres://there' });
    expect(environmentOf(named('Unit and component tests'), FOUND)).toMatchObject({ CHROMIUM_PATH: undefined });
    expect(environmentFor(['chromium'], {})).toMatchObject({ CHROMIUM_PATH: undefined });
  });
});

/** Programs that install what is missing. They come with Node or the system, and no test uses them. */
const INSTALLERS = ['npm', 'npx', 'apt-get'];

describe('a program that a file of server, e2e or tools starts', () => {
  it('is in the table of programs, so that a step provides it', () => {
    const files = globSync('{server,e2e,tools}/**/*.{ts,mjs}', {
      cwd: ROOT,
      exclude: (path) => /node_modules|\.tsout|dist|^tools\/(films|bench)/.test(path),
    });
    const started = files.flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      if (!text.includes("'node:child_process'")) return [];
      return [...text.matchAll(/\(\s*'([\w.-]+)',\s*\[/g)].map(([, program = '']) => program);
    });
    expect(started).toContain('npm');
    expect(started.filter((program) => !INSTALLERS.includes(program) && !(program in PROGRAMS))).toEqual([]);
  });
});

describe('the search for a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  const installed = join(folder, 'chromium');
  writeFileSync(installed, '');
  afterAll(() => rmSync(folder, { recursive: true }));
  const nowhere = join(folder, 'nothing');

  it('takes the one that CHROMIUM_PATH names, and no other in its place', () => {
    expect(findBrowser({ env: { CHROMIUM_PATH: installed }, places: [nowhere] })).toBe(installed);
    expect(() => findBrowser({ env: { CHROMIUM_PATH: nowhere }, places: [installed] })).toThrow(`CHROMIUM_PATH is ${nowhere}`);
  });

  it('goes through the usual places and Playwright’s download for a team', () => {
    expect(findBrowser({ env: {}, places: [nowhere, installed] })).toBe(installed);
    expect(findBrowser({ env: {}, places: [nowhere], download: installed })).toBe(installed);
    expect(findBrowser({ env: {}, places: [nowhere], download: nowhere })).toBeNull();
  });

  it('takes a named one for pages that are kept, if it can open windows', () => {
    const shell = join(folder, 'chromium-headless-shell');
    writeFileSync(shell, '');
    expect(findWindowBrowser({ CHROMIUM_PATH: installed })).toBe(installed);
    expect(findWindowBrowser({ CHROMIUM_PATH: shell })).not.toBe(shell);
  });

  it('looks nowhere in a test, so that an installed browser hides no missing step', () => {
    expect(() => findBrowser({ env: { CHROMIUM_SEARCH: 'off' }, places: [installed] })).toThrow(
      'run it through npm test, or set CHROMIUM_PATH',
    );
    expect(existsSync(installed)).toBe(true);
    expect(process.env.CHROMIUM_SEARCH).toBe('off');
  });
});
