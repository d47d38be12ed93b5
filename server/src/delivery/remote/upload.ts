import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PartName } from '@amarena/shared/contracts/platform/partNames';
import {
  type Build,
  BuildVersion,
  type DeliveryRefusal,
  FILE_FORMS,
  type FileForm,
  putDeliveryFile,
  putDeliveryUpload,
} from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import { MAPS_FOLDER, mapOf } from '@amarena/shared/federation/sourceMaps';
import * as z from '@amarena/shared/schema';
import type { Call } from './calls.ts';

/** What the client has to know of a manifest; the site checks the rest. */
const BuildManifest = z.object({
  remote: z._default(PartName, 'shell'),
  version: BuildVersion,
  files: z.record(z.string(), z.looseObject({})),
});

/** Files that are sent at the same time. */
const AT_ONCE = 6;

const pathOf = (directory: string, file: string, form: FileForm): string => {
  if (form === 'map') return path.join(directory, MAPS_FOLDER, mapOf(file));
  return path.join(directory, form === 'plain' ? file : `${file}.${form}`);
};

async function bytesOf(file: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const noBuild = (directory: string): DeliveryRefusal => ({
  rule: 'manifest_invalid',
  found: `no ${MANIFEST_FILE} of this release in ${directory}`,
  expected: 'a manifest as this release writes it',
  remedy: 'Run "npm run deliver -- build" first.',
});

function manifestFrom(bytes: Buffer): z.infer<typeof BuildManifest> | null {
  try {
    return BuildManifest.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    return null;
  }
}

interface Piece {
  readonly file: string;
  readonly form: FileForm;
}

/** Sends what is there of these pieces, several at a time. Stops at the first refusal. */
async function sendPieces(call: Call, build: Build, directory: string, pieces: Piece[]): Promise<Result<void, DeliveryRefusal>> {
  let refusal: DeliveryRefusal | null = null;
  async function sendNext(): Promise<void> {
    for (let piece = pieces.pop(); piece !== undefined && refusal === null; piece = pieces.pop()) {
      const bytes = await bytesOf(pathOf(directory, piece.file, piece.form));
      if (bytes === null) continue;
      const sent = await call(putDeliveryFile, { query: { ...build, ...piece }, bytes });
      if (!sent.ok) refusal ??= sent.error;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return refusal === null ? success(undefined) : failure(refusal);
}

/** Uploads a build from a folder, without what the site has already. Returns its part and version. */
export async function uploadBuild(call: Call, directory: string): Promise<Result<Build, DeliveryRefusal>> {
  const bytes = await bytesOf(path.join(directory, MANIFEST_FILE));
  const manifest = bytes === null ? null : manifestFrom(bytes);
  if (bytes === null || manifest === null) return failure(noBuild(directory));
  const build = { part: manifest.remote, version: manifest.version };
  const begun = await call(putDeliveryUpload, { query: build, bytes });
  if (!begun.ok) return begun;
  if (begun.value.published) return success(build);
  const present = new Set(begun.value.present);
  const pieces = Object.keys(manifest.files)
    .flatMap((file) => FILE_FORMS.map((form) => ({ file, form })))
    .filter(({ file, form }) => !present.has(`${form}/${file}`));
  const sent = await sendPieces(call, build, directory, pieces);
  return sent.ok ? success(build) : sent;
}
