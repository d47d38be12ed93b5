import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@amarena/shared/build/build';
import { directoryOf, REPOSITORY, readTarget } from '@amarena/shared/build/target';
import { deliveryFolders } from '../../server/src/delivery/folders.ts';
import { publish } from '../../server/src/delivery/publish.ts';
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
 * Publishes mf-landers with changed sources, like its team would; neither builds nor changes shell, server or shared.
 * `change` gets the folder of the copy. Returns the stores of the site in `dataDir`.
 */
export async function publishVariant(dataDir: string, version: string, change: (directory: string) => Promise<void>) {
  const root = await mkdtemp(join(tmpdir(), 'amarena-variant-'));
  const sources = join(root, 'mf-landers');
  try {
    await cp(directoryOf('mf-landers'), sources, {
      recursive: true,
      filter: (file) => !LEFT_OUT.some((name) => file.endsWith(`/${name}`)),
    });
    await symlink(join(REPOSITORY, 'node_modules'), join(root, 'node_modules'));
    await change(sources);
    const { directory } = await build(await readTarget(sources), { version });
    const stores = deliveryFolders(dataDir);
    const published = await publish(stores.artifacts, directory);
    if (!published.ok) throw new Error(refusalText(published.error));
    return stores;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
