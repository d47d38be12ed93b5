import type { Manifest } from '@amarena/shared/federation/manifest';
import { type Ask, RENDER_BASE, RENDER_FILE, type RenderedScreen, type RenderInput } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';
import { artifactBase, type PageSnapshot, shellBase } from '../delivery/pageSnapshot.ts';
import { integrityOf } from '../delivery/verifyFiles.ts';
import type { ShownRoute } from '../edge/landers.ts';
import type { Renderer } from './renderer.ts';
import type { Script } from './worker.ts';

export interface ScriptsDeps {
  readonly renderer: Renderer;
  readonly readRemote: (remote: Manifest['remote'], version: string, file: string) => Promise<Buffer | null>;
  readonly readShell: (version: string, file: string) => Promise<Buffer | null>;
  /** Address at which members reach the site, without a trailing slash. */
  readonly publicUrl: string;
}

interface Rendering {
  readonly page: PageSnapshot;
  readonly manifest: Manifest;
  readonly input: Omit<RenderInput, 'container'>;
  readonly ask: Ask;
  /** Milliseconds that it may wait for a process. Default: without end. */
  readonly beginsWithin?: number;
}

/** Renders a screen with the published scripts of a page's shell and remote. */
export type RenderScreen = (rendering: Rendering) => Promise<RenderedScreen>;

/** A published script, checked against its hash because it runs here. */
async function scriptFrom(id: string, integrity: string, bytes: Buffer | null): Promise<Script> {
  if (bytes === null) throw new Error(`${id} has no ${RENDER_FILE}.`);
  if (integrityOf(bytes) !== integrity) throw new Error(`${RENDER_FILE} of ${id} is not the one that was published.`);
  return { id, code: bytes.toString('utf8') };
}

/** Scripts in use: two for each part that is live, and as many of a canary. */
const MOST_SCRIPTS = 24;

export function createRenderScreen({ renderer, readRemote, readShell, publicUrl }: ScriptsDeps): RenderScreen {
  // Checked once: what is published never changes.
  const kept = new LRUCache<string, Promise<Script>>({ max: MOST_SCRIPTS });

  function once(key: string, read: () => Promise<Script>): Promise<Script> {
    const script = kept.get(key) ?? read();
    kept.set(key, script);
    script.catch(() => kept.delete(key));
    return script;
  }

  const ofShell = ({ version, files }: PageSnapshot['shell']): Promise<Script> =>
    once(shellBase(version), async () =>
      scriptFrom(shellBase(version), files[RENDER_FILE]?.integrity ?? '', await readShell(version, RENDER_FILE)),
    );

  // Browsers build absolute addresses for a remote's files, so the HTML must contain the same ones.
  const ofRemote = ({ remote, version, container, files }: Manifest, base: string): Promise<Script> =>
    once(`${container} ${base}`, async () => {
      const script = await scriptFrom(container, files[RENDER_FILE]?.integrity ?? '', await readRemote(remote, version, RENDER_FILE));
      return { ...script, code: script.code.replaceAll(RENDER_BASE, base) };
    });

  return async ({ page, manifest, input, ...how }) => {
    const base = new URL(artifactBase(page.artifactsAddress, manifest), publicUrl).href;
    const [platform, script] = await Promise.all([ofShell(page.shell), ofRemote(manifest, base)]);
    return renderer.render({ platform, page: script, input: { ...input, container: manifest.container }, ...how });
  };
}

/** The version that renders a route's screens, for visitors or for members; null: none does. */
export function versionRendering(page: PageSnapshot, route: ShownRoute, whom: 'prerender' | 'prerender_members'): Manifest | null {
  const [manifest] = route.owner === 'shell' ? [] : (page.manifests[route.owner] ?? []);
  if (manifest === undefined || !manifest.contract[whom].includes(route.name)) return null;
  return RENDER_FILE in manifest.files && RENDER_FILE in page.shell.files ? manifest : null;
}
