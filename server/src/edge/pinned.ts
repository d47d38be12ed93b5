import type { Manifest } from '@amarena/shared/federation/manifest';
import type { ArtifactStore } from '../delivery/artifactStore.ts';
import type { Live } from '../delivery/liveSnapshot.ts';
import { type Choose, type PageSnapshot, pageSnapshot } from '../delivery/pageSnapshot.ts';

/** The remote that draws landers. */
const LANDERS: Manifest['remote'] = 'mf-landers';

/**
 * What a page gets that was published with a version of the landers' remote: that version first, then what is live.
 * Null: it was published with none, or the store lacks it, and the page goes with what is live.
 */
export async function pinnedPage(
  live: Live,
  choose: Choose,
  version: string | null,
  artifacts: ArtifactStore,
): Promise<PageSnapshot | null> {
  const manifest = version === null ? null : await artifacts.manifest(LANDERS, version);
  if (manifest === null) return null;
  return pageSnapshot(live, (remote, versions) => {
    const usual = choose(remote, versions);
    return remote === LANDERS ? [manifest, ...usual.filter((other) => other.version !== manifest.version)] : usual;
  });
}
