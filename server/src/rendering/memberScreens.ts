import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Answered, AnsweredCall, Ask, KnownAnswer, MadeCall, RenderedMember, RenderedScreen } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import type { ShownRoute } from '../edge/landers.ts';
import { RendererBusy } from './renderer.ts';
import { type RenderScreen, versionRendering } from './scripts.ts';

export interface MemberScreenRequest {
  readonly page: PageSnapshot;
  readonly route: ShownRoute;
  /** Path of the page, without query. */
  readonly path: string;
  readonly language: Language;
  readonly settings: Settings;
  readonly member: Omit<RenderedMember, 'given'>;
  /** Asks the API as this member. */
  readonly ask: Ask;
}

/** A member's page: as HTML, or else with the answers that its screen requests first. */
export interface MemberScreen {
  /** Null: the browser renders it. */
  readonly screen: RenderedScreen | null;
  /** Empty if the screen was rendered: it brings its own. */
  readonly answers: readonly KnownAnswer[];
  /** The calls that the screen was rendered from, which the browser does not make. */
  readonly made: readonly MadeCall[];
}

export interface MemberScreensDeps {
  readonly renderScreen: RenderScreen;
  /** Milliseconds that a member waits for the screen. */
  readonly patience?: number;
  /** Called for a screen that could not be rendered; then the browser renders it. */
  readonly onFailure: (failed: { remote: string; version: string; route: string; cause: unknown }) => void;
}

export interface MemberScreens {
  /** True if a version of this page renders the route for members: its head can be sent before the screen is known. */
  renders(request: Pick<MemberScreenRequest, 'page' | 'route'>): boolean;
  /** Never rejects. Nothing of it is kept but the calls that it made. */
  screenFor(request: MemberScreenRequest): Promise<MemberScreen>;
}

const PATIENCE = 1_000;
/** Members of whom the calls of one screen are kept, for when no process is free. They hold no answers. */
const MOST_KEPT = 5_000;

const NOTHING: MemberScreen = { screen: null, answers: [], made: [] };

/** Resolves with what was answered so far, after a while. */
const after = (milliseconds: number): Promise<null> => {
  const { promise, resolve } = Promise.withResolvers<null>();
  setTimeout(resolve, milliseconds, null).unref();
  return promise;
};

/** Records what is answered. */
function recording(ask: Ask): { ask: Ask; answers: KnownAnswer[] } {
  const answers: KnownAnswer[] = [];
  return {
    answers,
    async ask(path, query) {
      const answer = await ask(path, query);
      answers.push([path, query, answer]);
      return answer;
    },
  };
}

/** Asks what a screen asked the last time. What is refused now is left out. */
async function answersTo(calls: readonly AnsweredCall[], ask: Ask): Promise<Answered[]> {
  const outcomes = await Promise.allSettled(
    calls.map(async ({ path, query, key, paged }): Promise<Answered> => {
      const answer = await ask(path, query);
      return [key, paged ? { pages: [answer], pageParams: [null] } : answer];
    }),
  );
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
}

/** The calls behind the answers of a screen: those it made, and those of the last time that it still used. */
function callsBehind({ answers, calls = [] }: RenderedScreen, before: readonly AnsweredCall[]): AnsweredCall[] {
  const named = ({ key }: Pick<AnsweredCall, 'key'>): string => JSON.stringify(key);
  const byKey = new Map([...before, ...calls].map((call) => [named(call), call]));
  return answers.flatMap(([key]) => byKey.get(named({ key })) ?? []);
}

/**
 * Members' screens as HTML, each rendered for one request with that member's own data and never cached. If that is not
 * possible in time, the page goes out with the answers that its screen requests first. The calls of a screen are
 * remembered, so that the next time their answers are there before it is rendered.
 */
export function createMemberScreens({ renderScreen, patience = PATIENCE, onFailure }: MemberScreensDeps): MemberScreens {
  const asked = new LRUCache<string, readonly AnsweredCall[]>({ max: MOST_KEPT });
  return {
    renders: ({ page, route }) => versionRendering(page, route, 'prerender_members') !== null,
    async screenFor({ page, route, path, language, settings, member, ask }) {
      const manifest = versionRendering(page, route, 'prerender_members');
      if (manifest === null) return NOTHING;
      const key = `${member.user.id} ${path}${member.search}`;
      const before = asked.get(key) ?? [];
      const recorded = recording(ask);
      const rendered = answersTo(before, recorded.ask).then((given) =>
        renderScreen({
          page,
          manifest,
          input: { path, language, settings, member: { ...member, given } },
          ask: recorded.ask,
          beginsWithin: patience / 2,
        }),
      );
      const withoutHtml = (): MemberScreen => ({
        ...NOTHING,
        answers: [...recorded.answers],
        made: recorded.answers.map(([path, query]) => [path, query]),
      });
      try {
        const screen = await Promise.race([rendered, after(patience)]);
        if (screen === null) {
          // Whatever becomes of it: the queue was too long, and the screen is not at fault.
          rendered.catch(() => undefined);
          return withoutHtml();
        }
        if (screen.member !== member.user.id) return withoutHtml();
        const calls = callsBehind(screen, before);
        asked.set(key, calls);
        return { screen, answers: [], made: calls.map((call) => [call.path, call.query]) };
      } catch (cause) {
        if (!(cause instanceof RendererBusy)) onFailure({ remote: manifest.remote, version: manifest.version, route: route.name, cause });
        return withoutHtml();
      }
    },
  };
}
