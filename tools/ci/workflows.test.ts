import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
}

interface Workflow {
  readonly name: string;
  readonly permissions: Readonly<Record<string, string>>;
  readonly concurrency: { readonly group: string };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[]; readonly 'timeout-minutes': number }>>;
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
    for (const { uses } of jobs.flatMap(({ steps }) => steps)) if (uses !== undefined) expect(uses).toMatch(/@[0-9a-f]{40}$/);
    expect(workflow.permissions).toEqual({ contents: 'read' });
    expect(workflow.concurrency.group).not.toBe('');
    for (const job of jobs) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it.each(files)('%s runs scripts that exist, and puts no outside text into a command', (file) => {
    const { workflow } = read(file);
    for (const { run } of Object.values(workflow.jobs).flatMap(({ steps }) => steps)) {
      for (const [, script = ''] of run?.matchAll(/npm run ([\w:]+)/g) ?? []) expect(scripts).toHaveProperty([script]);
      expect(run ?? '').not.toContain('${{');
    }
  });

  it.each(files)('%s takes secrets by their names', (file) => {
    for (const [, value = ''] of read(file).text.matchAll(/^\s+\w*(?:KEY|SECRET|TOKEN|PASSWORD)\w*: (.*)$/gm))
      expect(value).toMatch(/^\$\{\{ secrets\.\w+ \}\}$/);
  });
});
