import { isPartName } from '@amarena/shared/contracts/platform/guests';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { ARTIFACTS_FOLDER } from './artifactStore.ts';
import type { PartName } from './part.ts';
import { SHELL_FOLDER } from './shellBuilds.ts';
import type { ObjectStore, StoredObject } from './store/objectStore.ts';

/** A complete version in the store. */
export interface Stored {
  readonly part: PartName;
  readonly version: string;
  /** When it was published. */
  readonly at: Date;
}

function storedAs({ key, at }: StoredObject): Stored[] {
  const [folder, ...names] = key.split('/');
  const [part, version, file] = folder === SHELL_FOLDER ? ['shell', ...names] : names;
  // The manifest comes last, so an interrupted publication has none.
  if (file !== MANIFEST_FILE || part === undefined || version === undefined || !isPartName(part)) return [];
  return [{ part, version, at }];
}

/** Every version that is complete in the store, the newest first. Reads the whole listing: for pages of people only. */
export async function publishedVersions(objects: Pick<ObjectStore, 'list'>): Promise<Stored[]> {
  const [remotes, shell] = await Promise.all([objects.list(`${ARTIFACTS_FOLDER}/`), objects.list(`${SHELL_FOLDER}/`)]);
  return [...shell, ...remotes].flatMap(storedAs).sort((one, other) => other.at.getTime() - one.at.getTime());
}
