import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

const ROOT = join(import.meta.dirname, '../..');
const DATA_DIR = process.env.E2E_DATA_DIR ?? '';
const require = createRequire(import.meta.url);

/** Runs a verb of the delivery command on a store in a folder; resolves with what it printed. */
export async function deliverInto(folder: string, ...words: string[]): Promise<string> {
  const command = [join(ROOT, 'server/src/cli/deliver.ts'), ...words, '--by', 'a test'];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: ROOT, env: { ...process.env, DATA_DIR: folder } });
  return stdout;
}

/** Runs a verb of the delivery command on the site's store; resolves with what it printed. */
export const deliver = (...words: string[]): Promise<string> => deliverInto(DATA_DIR, ...words);

export interface GuestPackage {
  readonly directory: string;
  /** Replaces text in one of its sources, which has to be there. */
  change(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * The package of a guest in a folder outside the repository, as its team has it. `from`: its folder in `e2e`; `own`:
 * packages that it has in versions of its own, as this workspace installs them.
 */
export async function aGuest(from: string, own: readonly string[] = []): Promise<GuestPackage> {
  const root = await mkdtemp(join(tmpdir(), 'amarena-guest-'));
  const directory = join(root, 'package');
  await cp(join(ROOT, 'e2e', from), directory, { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await mkdir(join(directory, 'node_modules'));
  for (const name of own) await symlink(dirname(require.resolve(`${name}/package.json`)), join(directory, 'node_modules', name));
  return {
    directory,
    async change(file, before, after) {
      const source = await readFile(join(directory, file), 'utf8');
      const changed = source.replace(before, after);
      expect(changed).not.toBe(source);
      await writeFile(join(directory, file), changed);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Opens an address from a page that stands, without another document. */
export const goTo = (page: Page, path: string): Promise<void> => page.evaluate((to) => window.history.pushState(null, '', to), path);
