import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { GuestName } from '@amarena/shared/contracts/platform/routes';
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

/** Runs a verb on the site's store, which has to be refused; resolves with what the refusal says. */
export async function refusalOf(...words: string[]): Promise<string> {
  const said = await deliver(...words).then(
    () => null,
    (cause: { readonly stderr: string }) => cause.stderr,
  );
  if (said === null) throw new Error(`"${words.join(' ')}" was not refused.`);
  return said;
}

export interface GuestPackage {
  readonly directory: string;
  /** Replaces text in one of its sources, which has to be there. */
  change(file: string, from: string, to: string): Promise<void>;
  /** Replaces the name of a guest, and its address, in all files: journeys that run at the same time share a site. */
  rename(from: GuestName, to: GuestName): Promise<void>;
  remove(): Promise<void>;
}

const wordOf = (guest: GuestName): string => guest.replace(/^mf-/, '');

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
    async rename(before, after) {
      const files = await readdir(directory, { recursive: true, withFileTypes: true });
      for (const file of files.filter((one) => one.isFile())) {
        const path = join(file.parentPath, file.name);
        const source = await readFile(path, 'utf8');
        const named = source.replaceAll(before, after);
        await writeFile(path, named.replaceAll(`guestPath('${wordOf(before)}'`, `guestPath('${wordOf(after)}'`));
      }
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Opens an address from a page that stands, without another document. */
export const goTo = (page: Page, path: string): Promise<void> => page.evaluate((to) => window.history.pushState(null, '', to), path);
