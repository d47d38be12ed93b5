import type { Build } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import type { PartName } from '../../delivery/part.ts';
import { manifestOf } from '../../delivery/publish.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import type { Described } from '../../delivery/verifyFiles.ts';
import { sizeOf, uploadRefused } from './uploadLimits.ts';

const sourceOf = (bytes: Buffer) => ({ place: 'the upload', read: async (file: string) => (file === MANIFEST_FILE ? bytes : null) });

/** The manifest of an upload, and the bytes of its files. Fails if it is another build's, or beyond the limits. */
export async function manifestIn(bytes: Buffer, build: Build): Promise<Result<{ manifest: Described; size: number }, Refusal>> {
  const { part, version } = build;
  const found = part === 'shell' ? await manifestOf(sourceOf(bytes), ShellManifest) : await manifestOf(sourceOf(bytes), Manifest);
  if (!found.ok) return found;
  const { manifest } = found.value;
  const its: PartName = 'remote' in manifest ? manifest.remote : 'shell';
  if (its !== part || manifest.version !== version)
    return failure(
      uploadRefused(
        `a manifest of ${its}@${manifest.version.slice(0, 100)}`,
        `one of ${part}@${version}`,
        'Name the part and the version of the build.',
      ),
    );
  const size = sizeOf(build, manifest.files);
  return size.ok ? success({ manifest, size: size.value }) : size;
}
