import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';

/** What a pipeline attests of a build: its manifest, which has the hash of every other file. */
export async function subjectLine(directory: string): Promise<string> {
  const file = path.join(directory, MANIFEST_FILE);
  const digest = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
  return `to attest: ${path.relative(process.cwd(), file)} sha256:${digest}`;
}
