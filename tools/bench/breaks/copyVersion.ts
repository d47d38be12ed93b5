import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressBeside } from '@amarena/shared/build/compressed';
import { integrityOf } from '@amarena/shared/build/describeBuild';
import type { RemoteName } from '@amarena/shared/contracts/platform/routes';
import { containerName, HASHES_FILE, MANIFEST_FILE, type Manifest } from '@amarena/shared/federation/manifest';
import type { DeliveryStores } from '../../../server/src/delivery/folders.ts';
import { publish } from '../../../server/src/delivery/publish.ts';
import { refusalText } from '../../../server/src/delivery/refusal.ts';

/** A version in pieces: the texts of its scripts by file name, and its manifest without the facts about files. */
export interface Pieces {
  readonly scripts: Map<string, string>;
  readonly contract: Manifest['contract'];
  readonly exposes: Manifest['exposes'];
}

interface Copied {
  readonly remote: RemoteName;
  readonly from: string;
  readonly version: string;
}

/** All files of a version; scripts with the new version's name instead of the old one. */
async function readFiles({ artifacts }: DeliveryStores, manifest: Manifest, { remote, from, version }: Copied) {
  const scripts = new Map<string, string>();
  const others = new Map<string, Buffer>();
  for (const file of Object.keys(manifest.files)) {
    const bytes = await artifacts.read(remote, from, file);
    if (bytes === null) throw new Error(`${remote}@${from} has no ${file}.`);
    if (!/\.c?js$/.test(file)) others.set(file, bytes);
    else
      scripts.set(
        file,
        bytes.toString('utf8').replaceAll(containerName(remote, from), containerName(remote, version)).replaceAll(from, version),
      );
  }
  return { scripts, others };
}

/**
 * Publishes a copy of a published version under another name, with a change: what a build of slightly different sources
 * would give, without the build.
 */
export async function copyVersion(stores: DeliveryStores, copied: Copied, change: (pieces: Pieces) => void): Promise<void> {
  const { remote, from, version } = copied;
  const manifest = await stores.artifacts.manifest(remote, from);
  if (manifest === null) throw new Error(`${remote}@${from} is not published.`);
  const { scripts, others } = await readFiles(stores, manifest, copied);
  const contract = structuredClone(manifest.contract);
  change({ scripts, contract, exposes: manifest.exposes });
  const directory = join(await mkdtemp(join(tmpdir(), 'amarena-break-')), version);
  try {
    await mkdir(directory);
    const files: Manifest['files'] = {};
    const add = async (name: string, bytes: Buffer) => {
      const file = join(directory, name);
      await writeFile(file, bytes);
      files[name] = { integrity: integrityOf(bytes), bytes: bytes.length, gzip: await compressBeside(file, bytes) };
    };
    for (const [name, bytes] of others) if (name !== HASHES_FILE) await add(name, bytes);
    for (const [name, text] of scripts) await add(name, Buffer.from(text));
    const hashes = Object.entries(files).flatMap(([name, { integrity }]) => (name.endsWith('.js') ? [[name, integrity]] : []));
    await add(HASHES_FILE, Buffer.from(JSON.stringify(Object.fromEntries(hashes))));
    const next: Manifest = { ...manifest, version, container: containerName(remote, version), contract, files };
    await writeFile(join(directory, MANIFEST_FILE), JSON.stringify(next));
    const published = await publish(stores.artifacts, directory);
    if (!published.ok) throw new Error(refusalText(published.error));
  } finally {
    await rm(join(directory, '..'), { recursive: true, force: true });
  }
}
