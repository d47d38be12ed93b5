import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Refusal } from './refusal.ts';

/** Integrity of a file in the format of browsers. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** The compressed forms that may exist next to a file, by extension. */
const COMPRESSED = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const;

const ENDINGS = ['.br', '.gz'] as const;

/** The part of a manifest that lists the files of a build. */
export type Described = Pick<Manifest, 'version' | 'files' | 'built_at'>;

type ReadFile = (file: string) => Promise<Buffer | null>;

const refused = (rule: 'file_missing' | 'hash_mismatch', found: string, expected: string): Result<never, Refusal> =>
  failure({ rule, found, expected, remedy: 'Build and publish again under a new version; do not touch built files by hand.' });

/** The content of a compressed form, which is `size` bytes long. An empty one if it cannot be decompressed, or is longer. */
export const unpacked = (ending: keyof typeof COMPRESSED, bytes: Buffer, size: number): Promise<Buffer> =>
  // Without the bound, a few bytes could become gigabytes.
  COMPRESSED[ending](bytes, { maxOutputLength: Math.max(size, 1) }).catch(() => Buffer.alloc(0));

/** Reads every file in the manifest of a part, with its compressed forms, and checks each against its hash. */
export async function verifiedFiles(part: string, manifest: Described, read: ReadFile): Promise<Result<Map<string, Buffer>, Refusal>> {
  const files = new Map<string, Buffer>();
  const whose = `${part}@${manifest.version}`;
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    const bytes = await read(file);
    if (bytes === null) return refused('file_missing', `${whose} has no ${file}`, `${file} with ${integrity}`);
    if (integrityOf(bytes) !== integrity)
      return refused('hash_mismatch', `${whose} ${file} has ${integrityOf(bytes)}`, `${integrity} (manifest)`);
    files.set(file, bytes);
    for (const ending of ENDINGS) {
      const packed = await read(file + ending);
      if (packed === null) continue;
      const found = integrityOf(await unpacked(ending, packed, bytes.length));
      if (found !== integrity) return refused('hash_mismatch', `${whose} ${file}${ending} unpacks to ${found}`, `${integrity} (manifest)`);
      files.set(file + ending, packed);
    }
  }
  return success(files);
}
