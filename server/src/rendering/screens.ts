import { createHash } from 'node:crypto';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Ask, RenderedScreen } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import type { ShownRoute } from '../edge/landers.ts';
import { MINUTE } from '../times.ts';
import { RendererBusy } from './renderer.ts';
import { type RenderScreen, versionRendering } from './scripts.ts';

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
  readonly renderScreen: RenderScreen;
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
/** Milliseconds after which a screen is not served any more. */
const OLDEST = 10 * MINUTE;
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

/**
 * Visitors' screens as HTML, cached by everything that they depend on: version, path, language and settings. The API
 * answers are as old as the screen, at most a minute, and are sent with it.
 */
export function createScreens(deps: ScreensDeps): Screens {
  const { renderScreen, now, onFailure, onRendered } = deps;
  const kept = new LRUCache<string, KeptScreen>({ max: MOST_SCREENS });
  const making = new Map<string, Promise<KeptScreen>>();

  async function make(key: string, request: ScreenRequest, manifest: Manifest): Promise<KeptScreen> {
    const at = now().getTime();
    try {
      const { page, path, language, settings, ask } = request;
      const screen = await renderScreen({ page, manifest, input: { path, language, settings }, ask });
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
      const manifest = versionRendering(page, route, 'prerender');
      if (manifest === null) return null;
      const key = hashed([page.shell.version, manifest.container, path, language, settings, document]);
      const known = kept.get(key);
      // What shows members must not show them long after they have left or changed.
      if (known === undefined || known.at + OLDEST <= now().getTime())
        return (await Promise.race([begin(key, request, manifest), later(PATIENCE)]))?.screen ?? null;
      if (known.at + FRESH <= now().getTime()) void begin(key, request, manifest);
      return known.screen;
    },
  };
}
