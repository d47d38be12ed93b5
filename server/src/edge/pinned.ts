import type { Manifest } from '@amarena/shared/federation/manifest';
import type { ArtifactStore } from '../delivery/artifactStore.ts';
import type { LiveRegistry } from '../delivery/liveSnapshot.ts';
import { type Choose, type PageSnapshot, pageSnapshot } from '../delivery/pageSnapshot.ts';

/** The remote that draws landers. */
const LANDERS: Manifest['remote'] = 'mf-landers';

/**
 * The page of a lander that was published with a version of mf-landers: that version first, then what is live. Null if
 * it was published with none, or if the store lacks it; then the page gets what is live.
 */
export async function pinnedPage(
  live: LiveRegistry,
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
