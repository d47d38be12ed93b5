import type { Build, FileForm } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { FileFacts } from '@amarena/shared/federation/manifest';
import { isSafeName } from '../../delivery/builds.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import { DAY } from '../../times.ts';

const MEBIBYTE = 1024 * 1024;

/** Bounds of what a token may have on its way. The shell, the largest part, has about 10 MB in 400 files. */
export const UPLOAD_LIMITS = {
  manifest: MEBIBYTE / 2,
  files: 2_000,
  file: 20 * MEBIBYTE,
  all: 100 * MEBIBYTE,
  /** A source map contains the sources of a whole chunk. The proxy in deploy/ passes 25 MB. */
  map: 20 * MEBIBYTE,
  /** Uploads of one token at a time, and their bytes. */
  uploads: 8,
  perToken: 300 * MEBIBYTE,
  /** Milliseconds until an unfinished upload is removed. */
  keptFor: DAY,
} as const;

export const uploadRefused = (found: string, expected: string, remedy: string): Refusal => ({
  rule: 'upload_refused',
  found,
  expected,
  remedy,
});

/** A compressed form takes its ending, so no listed file may have one. */
const isListable = (file: string): boolean => isSafeName(file) && !/\.(br|gz)$/.test(file) && file !== 'manifest.json';

/** The bytes of all files of a manifest. Fails if it names a file that cannot be stored, or is beyond the limits. */
export function sizeOf({ part, version }: Build, files: Readonly<Record<string, FileFacts>>): Result<number, Refusal> {
  const whose = `${part}@${version}`;
  const all = Object.entries(files);
  const strange = all.find(([file]) => !isListable(file))?.[0];
  if (strange !== undefined)
    return failure(
      uploadRefused(
        `${whose} lists the file ${JSON.stringify(strange).slice(0, 100)}`,
        'names of letters, digits, ".", "_" and "-", without folders',
        'Build it again; do not touch the manifest by hand.',
      ),
    );
  const { files: most, file: largest, all: total } = UPLOAD_LIMITS;
  const big = all.find(([, { bytes }]) => bytes > largest || bytes < 0);
  const bytes = all.reduce((sum, [, facts]) => sum + facts.bytes, 0);
  if (all.length <= most && big === undefined && bytes <= total) return success(bytes);
  return failure(
    uploadRefused(
      `${whose} with ${all.length} files of ${bytes} bytes${big === undefined ? '' : `, of which ${big[0]} has ${big[1].bytes}`}`,
      `at most ${most} files, ${largest} bytes in one and ${total} in all`,
      'Ship less, or publish with access to the store.',
    ),
  );
}

/** The most bytes that a form of a file can have. */
export const limitOf = ({ bytes }: FileFacts, form: FileForm): number => {
  if (form === 'map') return UPLOAD_LIMITS.map;
  // Bytes that cannot be compressed grow a little.
  return form === 'plain' ? bytes : bytes + MEBIBYTE / 64;
};
