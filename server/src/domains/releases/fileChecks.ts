import { createHash } from 'node:crypto';
import type { FileForm } from '@amarena/shared/contracts/platform/releases';
import type { FileFacts } from '@amarena/shared/federation/manifest';
import * as z from 'zod/mini';
import type { Refusal } from '../../delivery/refusal.ts';
import { integrityOf, unpacked } from '../../delivery/verifyFiles.ts';

const SourceMap = z.looseObject({ version: z.literal(3), sources: z.array(z.nullable(z.string())), mappings: z.string() });

function isSourceMap(bytes: Buffer): boolean {
  try {
    return SourceMap.safeParse(JSON.parse(bytes.toString('utf8'))).success;
  } catch {
    return false;
  }
}

const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** What is wrong with the bytes of a form of a file, according to its manifest; null: nothing. */
async function faultIn(form: FileForm, bytes: Buffer, facts: FileFacts): Promise<{ found: string; expected: string } | null> {
  if (form === 'map') return isSourceMap(bytes) ? null : { found: 'something else', expected: 'a source map of version 3' };
  if (form === 'gz' && bytes.length !== facts.gzip)
    return { found: `${bytes.length} bytes after gzip`, expected: `${facts.gzip} (manifest)` };
  const content = form === 'plain' ? bytes : await unpacked(`.${form}`, bytes, facts.bytes);
  if (integrityOf(content) !== facts.integrity) return { found: integrityOf(content), expected: `${facts.integrity} (manifest)` };
  if (content.length !== facts.bytes) return { found: `${content.length} bytes`, expected: `${facts.bytes} (manifest)` };
  if (facts.sha256 !== undefined && facts.sha256 !== sha256Of(content))
    return { found: `SHA-256 ${sha256Of(content)}`, expected: `${facts.sha256} (manifest)` };
  return null;
}

/** The refusal of a form of a file whose bytes are not those of the manifest; null if they are. */
export async function fileRefusal(whose: string, form: FileForm, bytes: Buffer, facts: FileFacts): Promise<Refusal | null> {
  const fault = await faultIn(form, bytes, facts);
  if (fault === null) return null;
  const name = form === 'plain' ? whose : `${whose} (${form})`;
  return {
    rule: 'hash_mismatch',
    found: `${name}: ${fault.found}`,
    expected: fault.expected,
    remedy: 'Send the file as it was built; if it was changed by hand, build again under a new version.',
  };
}

/** Forms that a version cannot do without: each file, and what proves its size after gzip. */
export const requiredForms = (files: Readonly<Record<string, FileFacts>>): { file: string; form: FileForm }[] =>
  Object.entries(files).flatMap(([file, { bytes, gzip }]) => [
    { file, form: 'plain' as const },
    ...(gzip === bytes ? [] : [{ file, form: 'gz' as const }]),
  ]);
