import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Step {
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly environment?: string;
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

  it('a release of a part waits for the one before it, and only the job that publishes may sign', () => {
    const { test, ship } = read('.github/workflows/release.yml').workflow.jobs;
    expect(ship?.concurrency?.group).toMatch(/^release-of-\$\{\{ needs\.test\.outputs\.name \}\}$/);
    expect(ship?.concurrency?.['cancel-in-progress']).toBe(false);
    expect(ship?.permissions).toEqual({ contents: 'read', 'id-token': 'write', attestations: 'write' });
    expect(test?.permissions).toBeUndefined();
    expect(ship?.steps.map(({ run }) => run ?? '').join()).not.toContain('npm test');
    expect(ship?.steps.map(({ run }) => run ?? '').join()).toMatch(/if test "\$PART" = shell\s+then npm run deliver -- activate "\$TAG"\n/);
  });

  it('a release attests the manifest of its part, and publishes with the bundle that it gets for that', () => {
    const steps = read('.github/workflows/release.yml').workflow.jobs.ship?.steps ?? [];
    const [attested, published] = ['attest-build-provenance', 'deliver -- publish'].map((word) =>
      steps.findIndex(({ uses = '', run = '' }) => uses.includes(word) || run.includes(word)),
    );
    expect(steps[attested ?? -1]).toMatchObject({
      id: 'attested',
      with: {
        'subject-path': expect.stringMatching(
          /^\$\{\{ needs\.test\.outputs\.name \}\}\/dist\/\$\{\{ needs\.test\.outputs\.version \}\}\/manifest\.json$/,
        ),
      },
    });
    expect(published).toBeGreaterThan(attested ?? Number.POSITIVE_INFINITY);
    expect(steps[published ?? -1]).toMatchObject({
      env: { BUNDLE: expect.stringMatching(/^\$\{\{ steps\.attested\.outputs\.bundle-path \}\}$/) },
      run: expect.stringContaining('publish "$TAG" --provenance "$BUNDLE"'),
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
    const { test, ship, 'by-hand': byHand } = read(TEMPLATE).workflow.jobs;
    const names = ship?.steps.flatMap(({ name = [] }) => name).slice(1);
    expect(names).toEqual(['Say where the files came from', 'Publish', 'Check', 'Try it on one visitor in ten']);
    const commands = ship?.steps.flatMap(({ run }) => run?.match(/deliver -- .*/) ?? []).map(String);
    expect(commands).toEqual([
      'deliver -- build',
      expect.stringMatching(/^deliver -- publish \$\{BUNDLE:\+--provenance "\$BUNDLE"\}$/),
      'deliver -- check',
      'deliver -- activate --percent 10',
    ]);
    expect(ship?.permissions).toEqual({ contents: 'read', 'id-token': 'write', attestations: 'write' });
    expect(byHand?.permissions).toEqual({ contents: 'read', 'id-token': 'write' });
    expect(test?.permissions).toBeUndefined();
    expect([ship?.environment, byHand?.environment]).toEqual(['production', 'production']);
    expect([test?.if, ship?.if, byHand?.if].map((one) => one?.includes('workflow_dispatch'))).toEqual([true, false, true]);
    expect(byHand?.steps.filter(({ run }) => run?.endsWith('deliver -- rollback')).map((step) => step.if)).toEqual([
      "inputs.step == 'rollback'",
    ]);
  });

  it('have no secret, neither by its name nor in clear text: the site exchanges what GitHub signs for a job', () => {
    const texts = all.map((file) => read(file).text).join('\n');
    expect(texts).toMatch(/^ +DELIVERY_URL: \$\{\{ vars\.DELIVERY_URL \}\}$/m);
    expect(texts).not.toMatch(/secrets\.|AWS_|DELIVERY_STORE|DELIVERY_TOKEN/);
    expect([...texts.matchAll(/^\s+\w*(?:KEY|SECRET|TOKEN|PASSWORD)\w*: (.*)$/gm)]).toEqual([]);
  });
});
