import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
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
const read = (file: string): { text: string; workflow: Workflow } => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return { text, workflow: parse(text) };
};

describe('workflows', () => {
  it('are there for changes and for releases', () => {
    expect(files.map((file) => basename(file)).sort()).toEqual(['check.yml', 'release.yml']);
  });

  it.each(files)('%s pins every action to a commit, and starts with the right to read alone', (file) => {
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

  it.each(files)('%s runs scripts that exist, and puts no outside text into a command', (file) => {
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
    expect(ship?.steps.map(({ run }) => run ?? '').join()).toMatch(
      /if test "\$PART" = shell\s+then npm run deliver -- activate "\$TAG" --by/,
    );
  });

  it('take secrets by their names', () => {
    const texts = files.map((file) => read(file).text).join('\n');
    const values = [...texts.matchAll(/^\s+\w*(?:KEY|SECRET|TOKEN|PASSWORD)\w*: (.*)$/gm)].map(([, value = '']) => value);
    expect(values).not.toHaveLength(0);
    for (const value of values) expect(value).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/);
  });
});
