import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@amarena/shared/build/build';
import { REPOSITORY } from '@amarena/shared/build/places';
import { directoryOf, readTarget } from '@amarena/shared/build/target';
import { type DeliveryStores, deliveryFolders } from '../../server/src/delivery/folders.ts';
import type { PartName } from '../../server/src/delivery/part.ts';
import { publish, publishShell } from '../../server/src/delivery/publish.ts';
import { refusalText } from '../../server/src/delivery/refusal.ts';

export const LANGUAGES = ['it', 'en', 'de', 'fr', 'es', 'nl', 'pl'] as const;
/** Not sources, or generated from them. */
const LEFT_OUT = ['dist', '.tsout', 'node_modules'];

/** Changes a source file of a variant. Throws if the text to change is not found. */
export async function changed(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${file} does not contain the text to change.`);
  await writeFile(file, after);
}

/**
 * Calls `work` with the folder of a copy of a part's sources, to change and publish them like its team would. Neither
 * builds nor changes any other part.
 */
export async function withCopy<Value>(part: PartName, work: (directory: string) => Promise<Value>): Promise<Value> {
  const root = await mkdtemp(join(tmpdir(), 'amarena-variant-'));
  const directory = join(root, part);
  try {
    await cp(directoryOf(part), directory, {
      recursive: true,
      filter: (file) => !LEFT_OUT.some((name) => file.endsWith(`/${name}`)),
    });
    await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    return await work(directory);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/** Builds a copy and publishes it as `version`. */
export async function publishCopy(stores: DeliveryStores, copy: string, version: string): Promise<void> {
  const target = await readTarget(copy);
  const { directory } = await build(target, { version });
  const published = await (target.kind === 'shell' ? publishShell(stores.shell, directory) : publish(stores.artifacts, directory));
  if (!published.ok) throw new Error(refusalText(published.error));
}

/** Publishes mf-landers with changed sources. Returns the stores of the site in `dataDir`. */
export async function publishVariant(dataDir: string, version: string, change: (directory: string) => Promise<void>) {
  const stores = deliveryFolders(dataDir);
  await withCopy('mf-landers', async (directory) => {
    await change(directory);
    await publishCopy(stores, directory, version);
  });
  return stores;
}
