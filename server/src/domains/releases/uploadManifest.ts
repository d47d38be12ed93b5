import type { Build } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE, Manifest } from '@amarena/shared/federation/manifest';
import { ShellManifest } from '@amarena/shared/federation/shellManifest';
import { isBoundedJson } from '../../delivery/boundedJson.ts';
import type { PartName } from '../../delivery/part.ts';
import { manifestOf } from '../../delivery/publish.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import type { Described } from '../../delivery/verifyFiles.ts';
import { roomFor, UPLOAD_LIMITS, uploadRefused } from './uploadLimits.ts';

const sourceOf = (bytes: Buffer) => ({ place: 'the upload', read: async (file: string) => (file === MANIFEST_FILE ? bytes : null) });

/** Terminals and logs obey control characters, and databases refuse some. */
function hasControlCharacter(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Cc}/u.test(value);
  return typeof value === 'object' && value !== null && Object.entries(value).some((entry) => entry.some(hasControlCharacter));
}

/** The manifest of an upload, and the room that its files can take. Fails if it is another build's, or beyond the limits. */
export async function manifestIn(bytes: Buffer, build: Build): Promise<Result<{ manifest: Described; room: number }, Refusal>> {
  const { part, version } = build;
  const { json } = UPLOAD_LIMITS;
  if (!isBoundedJson(bytes, json))
    return failure(
      uploadRefused(
        `a manifest of ${part}@${version} that holds more`,
        `at most ${json.values} values, in at most ${json.depth} arrays and objects inside each other`,
        'Ship less, or publish with access to the store.',
      ),
    );
  const found = part === 'shell' ? await manifestOf(sourceOf(bytes), ShellManifest) : await manifestOf(sourceOf(bytes), Manifest);
  if (!found.ok) return found;
  const { manifest } = found.value;
  if (hasControlCharacter(manifest))
    return failure(
      uploadRefused(
        `a manifest of ${part}@${version} with control characters`,
        'texts without control characters',
        'Correct the names, versions and licences of the packages, and build again.',
      ),
    );
  const its: PartName = 'remote' in manifest ? manifest.remote : 'shell';
  if (its !== part || manifest.version !== version)
    return failure(
      uploadRefused(
        `a manifest of ${its}@${manifest.version.slice(0, 100)}`,
        `one of ${part}@${version}`,
        'Name the part and the version of the build.',
      ),
    );
  const room = roomFor(build, manifest.files);
  return room.ok ? success({ manifest, room: room.value }) : room;
}
