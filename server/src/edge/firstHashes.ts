import { WORKER_FILE } from '@amarena/shared/contracts/platform/offline';
import { ENTRY_FILE, type FileFacts, HASHES_FILE } from '@amarena/shared/federation/manifest';
import type { Snapshot } from '@amarena/shared/federation/registry';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import type { PageAssets } from './preloads.ts';

interface Part {
  readonly base: string;
  readonly integrity: Readonly<Record<string, string>>;
}

/**
 * The snapshot with the hashes of the scripts that the document names, that the shell loads next, and with which other
 * versions start. The rest are in a file of each build, whose hash is here too: 250 hashes are 12 KB that no
 * compression makes smaller. A build without that file keeps all of its hashes here, and under a shell without it,
 * which cannot read it, every build does.
 */
export function firstHashes(
  { snapshot, shell, manifests }: Pick<PageSnapshot, 'snapshot' | 'shell' | 'manifests'>,
  { scripts, preloads, unrendered }: Pick<PageAssets, 'scripts' | 'preloads' | 'unrendered'>,
  language: string,
): Snapshot {
  if (!(HASHES_FILE in shell.files)) return snapshot;
  const named = new Set([...scripts, ...preloads, ...unrendered].map(({ href }) => href));
  const first = <Of extends Part>(part: Of, files: Readonly<Record<string, FileFacts>> | undefined, also: readonly string[]): Of => {
    const hashes = files?.[HASHES_FILE]?.integrity;
    if (hashes === undefined) return part;
    const kept = Object.entries(part.integrity).filter(([file]) => named.has(part.base + file) || also.includes(file));
    return { ...part, integrity: Object.fromEntries(kept), hashes };
  };
  const remotes = Object.entries(snapshot.remotes).map(([remote, versions]) => {
    const described = manifests[remote as keyof typeof manifests] ?? [];
    return [remote, versions.map((one) => first(one, described.find(({ version }) => version === one.version)?.files, [ENTRY_FILE]))];
  });
  return {
    ...snapshot,
    shell: first(snapshot.shell, shell.files, [WORKER_FILE, ...(shell.deferred?.[language] ?? [])]),
    remotes: Object.fromEntries(remotes),
  };
}
