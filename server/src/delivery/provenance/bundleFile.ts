import { readFile, stat } from 'node:fs/promises';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { orNullWhenMissing } from '../fileErrors.ts';
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
  const facts = await orNullWhenMissing(stat(file));
  if (facts === null || !facts.isFile())
    return failure({
      rule: 'order_unclear',
      found: `--provenance ${file}, where there is no file`,
      expected: 'the bundle of the build, as the pipeline attested it',
      remedy: 'Attest the build before you publish it, and name the bundle that this wrote.',
    });
  return facts.size > BUNDLE_LIMITS.bytes ? failure(tooLarge(file, facts.size)) : success(await readFile(file));
}
