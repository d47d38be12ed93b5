import { createHash } from 'node:crypto';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Manifest } from '@amarena/shared/federation/manifest';
import type { Ask, MadeCall } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import type { ShownRoute } from '../edge/landers.ts';
import { MINUTE } from '../times.ts';
import { after, answersAlone, type FirstScreen, NOTHING, type Recording, recording } from './firstScreen.ts';
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

/** A cached screen; without HTML if it could not be rendered, so that the browser does it. */
interface KeptScreen {
  readonly shown: FirstScreen;
  /** Milliseconds. */
  readonly at: number;
}

/** A screen that is being rendered for all who ask for it meanwhile. */
interface Making {
  /** Null: the queue is full, and no earlier one is there. */
  readonly made: Promise<FirstScreen | null>;
  readonly recorded: Recording;
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
  /** The screen of an address for a visitor, cached or rendered in time, or what is known of it. */
  screenFor(request: ScreenRequest): Promise<FirstScreen>;
}

/** Milliseconds for which a screen is fresh; afterwards it is served once more while the next one is rendered. */
const FRESH = MINUTE;
/** Milliseconds after which a screen is not served any more. */
const OLDEST = 10 * MINUTE;
/** Milliseconds that a visitor waits for a screen that is not cached. */
const PATIENCE = 1_500;
const MOST_SCREENS = 1_000;

const hashed = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The language of a call is that of its page. */
const inLanguage = (calls: readonly MadeCall[], language: Language): MadeCall[] =>
  calls.map(([path, query]) => [path, 'language' in query ? { ...query, language } : query]);

/**
 * Visitors' screens as HTML, cached by everything that they depend on: version, path, language and settings. The API
 * answers are as old as the screen, at most a minute, and are sent with it. If it is not rendered in time, the page goes
 * out with the answers so far, or with those to the calls of the last one of this version and path that was.
 */
export function createScreens(deps: ScreensDeps): Screens {
  const { renderScreen, now, onFailure, onRendered } = deps;
  const kept = new LRUCache<string, KeptScreen>({ max: MOST_SCREENS });
  const making = new Map<string, Making>();
  const asked = new LRUCache<string, readonly MadeCall[]>({ max: MOST_SCREENS });

  const callsOf = ({ page, path }: ScreenRequest, { container }: Manifest): string => hashed([page.shell.version, container, path]);

  async function make(key: string, request: ScreenRequest, manifest: Manifest, recorded: Recording): Promise<FirstScreen | null> {
    const at = now().getTime();
    const keep = (shown: FirstScreen): FirstScreen => {
      kept.set(key, { shown, at });
      return shown;
    };
    try {
      const { page, path, language, settings } = request;
      const screen = await renderScreen({ page, manifest, input: { path, language, settings }, ask: recorded.ask });
      onRendered?.(request);
      asked.set(callsOf(request, manifest), recorded.calls());
      return keep({ ...NOTHING, screen });
    } catch (cause) {
      const before = kept.get(key)?.shown ?? NOTHING;
      const worked = before.screen === null ? null : before;
      // Nothing is wrong with the screen: the next visitor tries again.
      if (cause instanceof RendererBusy) return worked;
      onFailure({ remote: manifest.remote, version: manifest.version, route: request.route.name, cause }, request);
      // The last one that worked is better than none, if it is of this version.
      return keep(worked ?? recorded.withoutHtml());
    }
  }

  function begin(key: string, request: ScreenRequest, manifest: Manifest): Making {
    const under_way = making.get(key);
    if (under_way !== undefined) return under_way;
    const recorded = recording(request.ask);
    const made = make(key, request, manifest, recorded).finally(() => making.delete(key));
    making.set(key, { made, recorded });
    return { made, recorded };
  }

  async function rendered(key: string, request: ScreenRequest, manifest: Manifest): Promise<FirstScreen> {
    const { made, recorded } = begin(key, request, manifest);
    const shown = await Promise.race([made, after(PATIENCE)]);
    if (shown !== null) return shown;
    if (recorded.calls().length > 0) return recorded.withoutHtml();
    return answersAlone(inLanguage(asked.get(callsOf(request, manifest)) ?? [], request.language), request.ask);
  }

  return {
    async screenFor(request) {
      const { page, route, path, language, settings, document } = request;
      const manifest = versionRendering(page, route, 'prerender');
      if (manifest === null) return NOTHING;
      const key = hashed([page.shell.version, manifest.container, path, language, settings, document]);
      const known = kept.get(key);
      // What shows members must not show them long after they have left or changed.
      if (known === undefined || known.at + OLDEST <= now().getTime()) return rendered(key, request, manifest);
      if (known.at + FRESH <= now().getTime()) void begin(key, request, manifest);
      return known.shown;
    },
  };
}
