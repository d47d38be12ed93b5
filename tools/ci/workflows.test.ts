import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { PROGRAM_NAMES, PROGRAMS } from '../check/programs.ts';

interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly if?: string;
  readonly environment?: string;
  readonly needs?: string | readonly string[];
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
  readonly 'timeout-minutes': number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean };
}

interface Workflow {
  readonly name: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, Job>>;
}

const ROOT = join(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const files = globSync('.github/workflows/*.yml', { cwd: ROOT });
/** What a new remote gets. */
const TEMPLATE = 'tools/packages/create/template/github/workflows/remote.yml';
const all = [...files, TEMPLATE];
const read = (file: string): { text: string; workflow: Workflow } => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { text, workflow: parse(text) };
};

describe('workflows', () => {
  it('are there for changes, for releases of parts and for images of the server', () => {
    expect(files.map((file) => basename(file)).sort()).toEqual(['check.yml', 'images.yml', 'release.yml']);
  });

  it.each(all)('%s pins every action to a commit, and starts with the right to read alone', (file) => {
    const { workflow } = read(file);
    const jobs = Object.values(workflow.jobs);
    const actions = jobs.flatMap(({ steps }) => steps).flatMap(({ uses }) => uses ?? []);
    expect(actions).not.toHaveLength(0);
    for (const uses of actions) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency.group).not.toBe('');
    expect(jobs).not.toHaveLength(0);
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(all)('%s runs scripts that exist, and puts no outside text into a command', (file) => {
    const { workflow } = read(file);
    const commands = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(commands.join('\n')).toMatch(/npm (run|test)/);
    expect(commands.filter((run) => run.includes('${{'))).toEqual([]);
    const named = commands.flatMap((run) => [...run.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script));
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });

  it('a check of the whole site installs every program without which a step is left out, and starts none', () => {
    const steps = read('.github/workflows/check.yml').workflow.jobs.part?.steps ?? [];
    const [installs, tests] = ['apt-get install', 'npm test -- --changed'].map((word) =>
      steps.findIndex(({ run = '' }) => run.includes(word)),
    );
    expect(tests).toBeGreaterThan(installs ?? Number.POSITIVE_INFINITY);
    const install = steps[installs ?? -1];
    expect(install?.if).toBe(steps[tests ?? -1]?.if);
    const lines = install?.run?.trim().split('\n') ?? [];
    const packages = lines.at(-1)?.replace('sudo apt-get install -y --no-install-recommends ', '').split(' ');
    expect(packages?.toSorted()).toEqual([...new Set(PROGRAM_NAMES.flatMap((name) => PROGRAMS[name].packages))].toSorted());
    // Debian's way to say that no service may be started.
    expect(lines[0]).toMatch(/exit 101.*\/usr\/sbin\/policy-rc\.d$/);
  });

  it('a release of a part waits for the one before it, and only the job that publishes may sign', () => {
    const { test, ship, try: tried } = read('.github/workflows/release.yml').workflow.jobs;
    for (const job of [ship, tried]) {
      expect(job?.concurrency?.group).toMatch(/^release-of-\$\{\{ needs\.test\.outputs\.name \}\}$/);
      expect(job?.concurrency?.['cancel-in-progress']).toBe(false);
    }
    expect(ship?.permissions).toEqual({ contents: 'read', 'id-token': 'write', attestations: 'write' });
    expect(tried?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(tried?.needs).toEqual(['test', 'ship']);
    expect(test?.permissions).toBeUndefined();
    expect(ship?.steps.map(({ run }) => run ?? '').join()).not.toContain('npm test');
    expect(tried?.steps.map(({ run }) => run ?? '').join()).toMatch(
      /if test "\$PART" = shell\s+then npm run deliver -- activate "\$TAG"\n/,
    );
  });

  it('a release attests the manifest of its part, and publishes with the bundle that it gets for that', () => {
    const steps = read('.github/workflows/release.yml').workflow.jobs.ship?.steps ?? [];
    const [attested, published] = ['attest-build-provenance', 'deliver -- publish'].map((word) =>
      steps.findIndex(({ uses = '', run = '' }) => uses.includes(word) || run.includes(word)),
    );
    expect(steps[attested ?? -1]).toMatchObject({
      id: 'attested',
      with: { 'subject-path': 'built/manifest.json' },
    });
    expect(published).toBeGreaterThan(attested ?? Number.POSITIVE_INFINITY);
    expect(steps[published ?? -1]).toMatchObject({
      env: { BUNDLE: expect.stringMatching(/^\$\{\{ steps\.attested\.outputs\.bundle-path \}\}$/) },
      run: expect.stringContaining('publish "$TAG" --built built --provenance "$BUNDLE"'),
    });
  });

  it('both images are built with what they consist of, attested by their digests, and named by them', () => {
    const { test, push } = read('.github/workflows/images.yml').workflow.jobs;
    expect(push?.permissions).toEqual({ contents: 'read', packages: 'write', 'id-token': 'write', attestations: 'write' });
    expect(test?.permissions).toBeUndefined();
    const steps = push?.steps ?? [];
    const build = steps.find(({ run = '' }) => run.includes('docker buildx build'))?.run;
    for (const option of ['for target in site deliver', '--sbom=true', '--provenance=mode=max', '--push', 'containerimage.digest'])
      expect(build).toContain(option);
    const attested = steps.filter(({ uses = '' }) => uses.startsWith('actions/attest-build-provenance@'));
    expect(attested.map((step) => step.with?.['subject-digest'])).toEqual(
      ['site', 'deliver'].map((target) => expect.stringMatching(`^\\$\\{\\{ steps.pushed.outputs.${target}-digest \\}\\}$`)),
    );
    expect(steps.at(-1)?.run).toContain('GITHUB_STEP_SUMMARY');
    expect(steps.map(({ run = '' }) => run).join()).not.toContain('npm test');
  });

  it('a new remote checks what it published and attested before one visitor in ten gets it, and rolls back by hand', () => {
    const { test, ship, try: tried, 'by-hand': byHand } = read(TEMPLATE).workflow.jobs;
    const steps = [...(ship?.steps ?? []), ...(tried?.steps ?? [])];
    const names = steps.flatMap(({ name = [] }) => name);
    expect(names).toEqual([
      'It is what was built',
      'Say where the files came from',
      'Publish',
      'Check',
      'Is a version live?',
      'Try it on one visitor in ten',
    ]);
    const commands = steps.flatMap(({ run }) => run?.match(/deliver -- .*/) ?? []).map(String);
    expect(tried?.needs).toEqual(['build', 'ship']);
    expect([ship, tried].map((job) => job?.concurrency)).toEqual(['ship', 'try'].map((group) => ({ group, 'cancel-in-progress': false })));
    expect(commands).toEqual([
      expect.stringMatching(/^deliver -- publish --built built \$\{BUNDLE:\+--provenance "\$BUNDLE"\}$/),
      'deliver -- check "$VERSION"',
      'deliver -- status --json > status.json',
      'deliver -- activate "$VERSION" --percent 10',
    ]);
    expect(ship?.permissions).toEqual({ contents: 'read', 'id-token': 'write', attestations: 'write' });
    for (const job of [tried, byHand]) expect(job?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(test?.permissions).toBeUndefined();
    expect([ship, tried, byHand].map((job) => job?.environment)).toEqual(['production', 'production', 'production']);
    expect([test?.if, ship?.if, tried?.if, byHand?.if].map((one) => one?.includes('workflow_dispatch'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(byHand?.steps.filter(({ run }) => run?.endsWith('deliver -- rollback')).map((step) => step.if)).toEqual([
      "inputs.step == 'rollback'",
    ]);
  });

  it.each(['.github/workflows/release.yml', TEMPLATE])(
    '%s builds in a job that only reads: where GitHub signs, no build, no test and no script of a package runs',
    (file) => {
      const { jobs } = read(file).workflow;
      const signing = Object.values(jobs).filter(({ permissions }) => permissions?.['id-token'] === 'write');
      expect(signing).not.toHaveLength(0);
      const commands = signing.flatMap(({ steps }) => steps.flatMap(({ run = '' }) => run.split('\n')));
      const installs = commands.filter((run) => /npm (ci|install)\b/.test(run));
      expect(installs).not.toHaveLength(0);
      for (const run of installs) expect(run).toMatch(/^npm ci --ignore-scripts /);
      expect(
        commands.filter((run) =>
          /npm (test|run (?!deliver -- (publish --built|publish "\$TAG" --built|check|activate|rollback)|--silent deliver -- status ))|npx /.test(
            run,
          ),
        ),
      ).toEqual([]);
      // What a test or a build left in a cache is no way in either.
      const nodes = signing.flatMap(({ steps }) => steps.filter(({ uses }) => uses?.startsWith('actions/setup-node@')));
      expect(nodes).toHaveLength(signing.length);
      for (const node of nodes) expect(node.with).toEqual({ 'node-version': 24, 'package-manager-cache': false });
      expect(jobs.build?.permissions).toBeUndefined();
      expect(jobs.test?.permissions).toBeUndefined();
    },
  );

  it('a rollback by hand of a new remote waits for no other run, and none cancels it', () => {
    const { group } = read(TEMPLATE).workflow.concurrency;
    expect(group).toMatch(/^remote-\$\{\{ github\.event_name == 'workflow_dispatch' && github\.run_id \|\| github\.ref \}\}$/);
    expect(read(TEMPLATE).workflow.jobs['by-hand']?.concurrency).toBeUndefined();
  });

  describe.each([
    ['.github/workflows/release.yml', 'mf-chat'],
    [TEMPLATE, 'mf-example'],
  ])('%s', (file, part) => {
    it.each([
      ['a version that is live', 'true', [{ remote: part, role: 'active', version: '1.0.0' }]],
      ['nothing of the part', 'false', [{ remote: 'mf-other', role: 'active', version: '1.0.0' }]],
      ['only a version that was taken back', 'false', [{ remote: part, role: 'taken back', version: '1.0.0' }]],
    ])('asks the site whether there can be a canary: with %s the answer is %s', (_what, expected, versions) => {
      const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
      writeFileSync(join(folder, 'npm'), `#!/bin/sh\necho '${JSON.stringify({ versions })}'\n`, { mode: 0o755 });
      const run = read(file).workflow.jobs.try?.steps.find(({ id }) => id === 'live')?.run ?? 'exit 9';
      const output = join(folder, 'output');
      const env = { PATH: `${folder}:${process.env.PATH}`, GITHUB_OUTPUT: output, PART: part };
      const { status } = spawnSync(`set -e\n${run}`, { shell: true, cwd: folder, env });
      const said = status === 0 ? readFileSync(output, 'utf8') : '';
      rmSync(folder, { recursive: true });
      expect({ status, said }).toEqual({ status: 0, said: `live=${expected}\n` });
    });

    it('makes no canary of a first version', () => {
      const steps = read(file).workflow.jobs.try?.steps ?? [];
      const tried = steps.filter(({ run }) => run?.includes('--percent 10'));
      expect(tried).toHaveLength(1);
      expect([tried[0]?.if, tried[0]?.env?.LIVE].join()).toContain('steps.live.outputs.live');
    });
  });

  it.each(['.github/workflows/release.yml', TEMPLATE])('%s attests and publishes exactly what was built', (file) => {
    const { build, ship } = read(file).workflow.jobs;
    const step = (job: Job | undefined, word: string) => job?.steps.find(({ uses = '', run = '' }) => `${uses}${run}`.includes(word));
    const [kept, got] = [step(build, 'actions/upload-artifact@'), step(ship, 'actions/download-artifact@')];
    expect(kept?.with).toMatchObject({ name: 'build', 'if-no-files-found': 'error' });
    expect(got?.with).toEqual({ name: 'build', path: 'built' });
    expect(ship?.needs).toContain('build');
    expect(build?.outputs?.digest).toMatch(/^\$\{\{ steps\.built\.outputs\.digest \}\}$/);
    expect(step(ship, 'sha256sum')).toMatchObject({
      env: { DIGEST: expect.stringMatching(/^\$\{\{ needs\.build\.outputs\.digest \}\}$/) },
      run: 'echo "$DIGEST  built/manifest.json" | sha256sum --check --strict',
    });
    expect(step(ship, 'attest-build-provenance')).toMatchObject({ id: 'attested', with: { 'subject-path': 'built/manifest.json' } });
  });

  it('have no secret, neither by its name nor in clear text: the site exchanges what GitHub signs for a job', () => {
    const texts = all.map((file) => read(file).text).join('\n');
    expect(texts).toMatch(/^ +DELIVERY_URL: \$\{\{ vars\.DELIVERY_URL \}\}$/m);
    expect(texts).not.toMatch(/secrets\.|AWS_|DELIVERY_STORE|DELIVERY_TOKEN/);
    expect([...texts.matchAll(/^\s+\w*(?:KEY|SECRET|TOKEN|PASSWORD)\w*: (.*)$/gm)]).toEqual([]);
  });
});
