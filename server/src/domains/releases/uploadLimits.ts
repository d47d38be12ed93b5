import type { Build, FileForm } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { FileFacts } from '@amarena/shared/federation/manifest';
import { isSafeName } from '../../delivery/builds.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import { MAP_LIMITS } from '../../delivery/sourceMap.ts';
import { DAY } from '../../times.ts';

const MEBIBYTE = 1024 * 1024;

/** Bounds of what a token may have on its way. The shell, the largest part, has about 10 MB in 400 files. */
export const UPLOAD_LIMITS = {
  manifest: MEBIBYTE / 2,
  /** What a manifest may hold: each of its files takes four values. */
  json: { depth: 16, values: 50_000 },
  files: 2_000,
  file: 20 * MEBIBYTE,
  all: 100 * MEBIBYTE,
  /** Source maps of a build, and their bytes. The shell has 72, of 6 MB. */
  maps: { files: 500, all: 30 * MEBIBYTE },
  /** New versions of a part within a day. */
  versionsPerDay: 200,
  /** Uploads of one token at a time, and the room that they may take without source maps. */
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

/** The most bytes of a compressed form. Bytes that cannot be compressed grow a little. */
const compressedLimit = (bytes: number): number => bytes + Math.ceil((bytes + MEBIBYTE) / 1024);

/** The room that a file can take: plain, with gzip and with Brotli. */
const roomOf = ({ bytes, gzip }: FileFacts): number => {
  const most = compressedLimit(bytes);
  return bytes + Math.max(0, Math.min(gzip, most)) + most;
};

/** The room that the files of a manifest can take in all their forms, in bytes. Fails if it names a file that cannot be stored, or is beyond the limits. */
export function roomFor({ part, version }: Build, files: Readonly<Record<string, FileFacts>>): Result<number, Refusal> {
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
  if (all.length <= most && big === undefined && bytes <= total) return success(all.reduce((sum, [, facts]) => sum + roomOf(facts), 0));
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
  if (form === 'map') return MAP_LIMITS.bytes;
  return form === 'plain' ? bytes : compressedLimit(bytes);
};
