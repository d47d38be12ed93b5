import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A kept build only saves half a minute: what is live is in the store, untouched. */
const KEPT = 6;

/** Removes all but the newest builds of a package. */
export async function pruneBuilds(root: string): Promise<void> {
  // A name that starts with a dot is a build in progress.
  const names = (await readdir(root)).filter((name) => !name.startsWith('.'));
  const builds = await Promise.all(names.map(async (name) => ({ name, facts: await stat(path.join(root, name)) })));
  const newestFirst = builds.filter(({ facts }) => facts.isDirectory()).sort((a, b) => b.facts.mtimeMs - a.facts.mtimeMs);
  for (const { name } of newestFirst.slice(KEPT)) await rm(path.join(root, name), { recursive: true, force: true });
}
