import { createHash } from 'node:crypto';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Manifest } from '@amarena/shared/federation/manifest';
import { type Ask, RENDER_BASE, RENDER_FILE, type RenderedScreen } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';
import { artifactBase, type PageSnapshot, shellBase } from '../delivery/pageSnapshot.ts';
import { integrityOf } from '../delivery/verifyFiles.ts';
import type { ShownRoute } from '../edge/landers.ts';
import { MINUTE } from '../times.ts';
import { type Renderer, RendererBusy, type Script } from './renderer.ts';

export interface ScreenRequest {
  readonly page: PageSnapshot;
  readonly route: ShownRoute;
  /** Path of the page, without query: all addresses that show the same page share it. */
  readonly path: string;
  readonly language: Language;
  readonly settings: Settings;
  /** Changes with the content of the screen's answers, if they must be as new as the visit; empty if they need not be. */
  readonly document: string;
  readonly ask: Ask;
}

/** A cached screen; null if it could not be rendered, so that the browser does it. */
export interface KeptScreen {
  readonly screen: RenderedScreen | null;
  /** Milliseconds. */
  readonly at: number;
}

export interface ScreensDeps {
  readonly renderer: Renderer;
  readonly readRemote: (remote: Manifest['remote'], version: string, file: string) => Promise<Buffer | null>;
  readonly readShell: (version: string, file: string) => Promise<Buffer | null>;
  /** Address at which members reach the site, without a trailing slash. */
  readonly publicUrl: string;
  readonly now: () => Date;
  /** Called for a screen that could not be rendered; then the browser renders it. */
  readonly onFailure: (failed: { remote: string; version: string; route: string; cause: unknown }, request: ScreenRequest) => void;
  /** Called for a rendered screen. Default: none. */
  readonly onRendered?: (request: ScreenRequest) => void;
}

export interface Screens {
  /** The screen of an address for a visitor, cached or rendered in time; null: the browser renders it. */
  screenFor(request: ScreenRequest): Promise<RenderedScreen | null>;
}

/** Milliseconds for which a screen is fresh; afterwards it is served once more while the next one is rendered. */
const FRESH = MINUTE;
/** Milliseconds that a visitor waits for a screen that is not cached. */
const PATIENCE = 1_500;
const MOST_SCREENS = 1_000;
/** Time of a screen that was never rendered. */
const NEVER = Number.NEGATIVE_INFINITY;

const hashed = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

const later = (milliseconds: number): Promise<null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(resolve, milliseconds, null).unref();
  return promise;
};

/** A published script, checked against its hash because it runs here. */
async function scriptFrom(id: string, integrity: string, bytes: Buffer | null): Promise<Script> {
  if (bytes === null) throw new Error(`${id} has no ${RENDER_FILE}.`);
  if (integrityOf(bytes) !== integrity) throw new Error(`${RENDER_FILE} of ${id} is not the one that was published.`);
  return { id, code: bytes.toString('utf8') };
}

/**
 * Visitors' screens as HTML, cached by everything that they depend on: version, path, language and settings. The API
 * answers are as old as the screen, at most a minute, and are sent with it.
 */
export function createScreens(deps: ScreensDeps): Screens {
  const { renderer, readRemote, readShell, publicUrl, now, onFailure, onRendered } = deps;
  const kept = new LRUCache<string, KeptScreen>({ max: MOST_SCREENS });
  const making = new Map<string, Promise<KeptScreen>>();

  async function render({ page, path, language, settings, ask }: ScreenRequest, manifest: Manifest): Promise<RenderedScreen> {
    const { shell, artifactsAddress } = page;
    const { remote, version, container, files } = manifest;
    const [platform, script] = await Promise.all([
      readShell(shell.version, RENDER_FILE).then((bytes) =>
        scriptFrom(shellBase(shell.version), shell.files[RENDER_FILE]?.integrity ?? '', bytes),
      ),
      readRemote(remote, version, RENDER_FILE).then((bytes) => scriptFrom(container, files[RENDER_FILE]?.integrity ?? '', bytes)),
    ]);
    // Browsers build absolute addresses for a remote's files, so the HTML must contain the same ones.
    const base = new URL(artifactBase(artifactsAddress, manifest), publicUrl).href;
    return renderer.render({
      platform,
      page: { ...script, code: script.code.replaceAll(RENDER_BASE, base) },
      input: { path, language, settings, container },
      ask,
    });
  }

  async function make(key: string, request: ScreenRequest, manifest: Manifest): Promise<KeptScreen> {
    const at = now().getTime();
    try {
      const screen = await render(request, manifest);
      onRendered?.(request);
      return { screen, at };
    } catch (cause) {
      // Nothing is wrong with the screen: the next visitor tries again.
      if (cause instanceof RendererBusy) return { screen: kept.get(key)?.screen ?? null, at: NEVER };
      onFailure({ remote: manifest.remote, version: manifest.version, route: request.route.name, cause }, request);
      // The last one that worked is better than none, if it is of this version.
      return { screen: kept.get(key)?.screen ?? null, at };
    }
  }

  function begin(key: string, request: ScreenRequest, manifest: Manifest): Promise<KeptScreen> {
    const under_way = making.get(key);
    if (under_way !== undefined) return under_way;
    const made = make(key, request, manifest)
      .then((screen) => {
        if (screen.at !== NEVER) kept.set(key, screen);
        return screen;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  }

  return {
    async screenFor(request) {
      const { page, route, path, language, settings, document } = request;
      const [manifest] = route.owner === 'shell' ? [] : (page.manifests[route.owner] ?? []);
      if (manifest === undefined || !manifest.contract.prerender.includes(route.name)) return null;
      if (!(RENDER_FILE in manifest.files && RENDER_FILE in page.shell.files)) return null;
      const key = hashed([page.shell.version, manifest.container, path, language, settings, document]);
      const known = kept.get(key);
      if (known === undefined) return (await Promise.race([begin(key, request, manifest), later(PATIENCE)]))?.screen ?? null;
      if (known.at + FRESH <= now().getTime()) void begin(key, request, manifest);
      return known.screen;
    },
  };
}
