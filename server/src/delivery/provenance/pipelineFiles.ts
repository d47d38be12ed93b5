import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PartName } from '@amarena/shared/contracts/platform/partNames';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import * as z from '@amarena/shared/schema';
import type { Refusal } from '../refusal.ts';

/** Bounds of a bundle, whose signature processes that answer pages verify. One with a single subject has about 12 KB. */
export const BUNDLE_LIMITS = { bytes: 128 * 1024, json: { depth: 32, values: 4_000 } } as const;

/** The refusal of a bundle that nobody reads. */
export const tooLarge = (whose: string, bytes: number): Refusal => ({
  rule: 'provenance_invalid',
  found: `${whose} of ${bytes} bytes`,
  expected: `a bundle of at most ${BUNDLE_LIMITS.bytes} bytes`,
  remedy: 'Attest the manifest.json of the build alone: it has the hash of every file.',
});

/** Reads the bundle that `--provenance` names. */
export async function bundleInFile(file: string): Promise<Result<Buffer<ArrayBuffer>, Refusal>> {
  const facts = statSync(file, { throwIfNoEntry: false });
  if (facts === undefined || !facts.isFile())
    return failure({
      rule: 'order_unclear',
      found: `--provenance ${file}, where there is no file`,
      expected: 'the bundle of the build, as the pipeline attested it',
      remedy: 'Attest the build before you publish it, and name the bundle that this wrote.',
    });
  return facts.size > BUNDLE_LIMITS.bytes ? failure(tooLarge(file, facts.size)) : success(await readFile(file));
}

/** What a pipeline attests of a build: its manifest, which has the hash of every other file. */
export async function subjectLine(directory: string): Promise<string> {
  const file = path.join(directory, MANIFEST_FILE);
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return `to attest: ${path.relative(process.cwd(), file)} sha256:${digest}`;
}

/** What says whose build a manifest is of; the rest is checked when it is published. */
const Whose = z.object({ remote: z._default(z.string(), 'shell'), version: z.string() });

async function whoseBuild(directory: string): Promise<z.infer<typeof Whose> | null> {
  try {
    return Whose.parse(JSON.parse(await readFile(path.join(directory, MANIFEST_FILE), 'utf8')));
  } catch {
    // No file, no JSON, or no manifest: no build in any case.
    return null;
  }
}

/**
 * The folder of a build that someone else finished, such as another job of the pipeline. Fails unless it is a build of this
 * part and, if one is named, of this version.
 */
export async function finishedBuild(name: PartName, version: string | undefined, directory: string): Promise<Result<string, Refusal>> {
  const found = await whoseBuild(directory);
  if (found?.remote === name && (version === undefined || found.version === version)) return success(directory);
  return failure({
    rule: 'order_unclear',
    found:
      found === null
        ? `--built ${directory}, where there is no build`
        : `--built ${directory}, a build of ${found.remote}@${found.version}`,
    expected: version === undefined ? `a build of ${name}` : `a build of ${name}@${version}`,
    remedy: 'Name the folder with the manifest.json of that build, or leave --built out to build it here.',
  });
}
