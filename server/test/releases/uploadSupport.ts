import { createHash } from 'node:crypto';
import { type FileFacts, MANIFEST_FILE, type Manifest } from '@amarena/shared/federation/manifest';
import { aRemoteBuild } from '../delivery/support/builds.ts';
import { filesIn } from './support.ts';

/** Where an upload begins. */
export const upload = (version: string, part = 'mf-chat') => `/api/delivery/upload?part=${part}&version=${version}`;
/** Where a form of one of its files goes. */
export const fileOf = (version: string, file: string, form = 'plain') =>
  `/api/delivery/file?part=mf-chat&version=${version}&file=${encodeURIComponent(file)}&form=${form}`;

/** A build of the chat, with its files and its manifest. */
export async function aBuild(version: string) {
  const directory = await aRemoteBuild({ remote: 'mf-chat', version });
  const files = await filesIn(directory);
  const manifest: Manifest = JSON.parse(files.get(MANIFEST_FILE)?.toString() ?? '');
  return { directory, files, manifest, bytes: files.get(MANIFEST_FILE) ?? Buffer.alloc(0) };
}
/** The manifest with other files. */
export const withFiles = (manifest: Manifest, files: Record<string, FileFacts>): Buffer =>
  Buffer.from(JSON.stringify({ ...manifest, files }));
/** What a manifest says of a file. */
export const factsOf = (content: Buffer, more: Partial<FileFacts> = {}): FileFacts => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  bytes: content.length,
  gzip: content.length,
  ...more,
});

/** A source map with these mappings, and sources of so many bytes. */
export const aMap = (mappings = 'AAAA', content = 0, sources = ['a.ts']): Buffer =>
  Buffer.from(JSON.stringify({ version: 3, sources, sourcesContent: [' '.repeat(content)], names: [], mappings }));
