import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Answered, AnsweredCall, Ask, MadeCall, RenderedMember, RenderedScreen } from '@amarena/shared/federation/render';
import { LRUCache } from 'lru-cache';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import type { ShownRoute } from '../edge/landers.ts';
import { createCommonCalls } from './commonCalls.ts';
import { after, answersAlone, type FirstScreen, NOTHING, recording } from './firstScreen.ts';
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
  screenFor(request: MemberScreenRequest): Promise<FirstScreen>;
}

const PATIENCE = 1_000;
/** Members of whom the calls of one screen are kept, for when no process is free. They hold no answers. */
const MOST_KEPT = 5_000;

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
 * remembered, so that the next time their answers are there before it is rendered. If no process is free for a member
 * of whom none are, those that two others had in common are made, under this member's session.
 */
export function createMemberScreens({ renderScreen, patience = PATIENCE, onFailure }: MemberScreensDeps): MemberScreens {
  const asked = new LRUCache<string, readonly AnsweredCall[]>({ max: MOST_KEPT });
  const common = createCommonCalls();
  return {
    renders: ({ page, route }) => versionRendering(page, route, 'prerender_members') !== null,
    async screenFor({ page, route, path, language, settings, member, ask }) {
      const manifest = versionRendering(page, route, 'prerender_members');
      if (manifest === null) return NOTHING;
      const key = `${member.user.id} ${path}${member.search}`;
      const ofAll = `${page.shell.version} ${manifest.container} ${path}${member.search}`;
      const before = asked.get(key);
      const recorded = recording(ask);
      const rendered = answersTo(before ?? [], recorded.ask).then((given) =>
        renderScreen({
          page,
          manifest,
          input: { path, language, settings, member: { ...member, given } },
          ask: recorded.ask,
          beginsWithin: patience / 2,
        }),
      );
      /** Nothing is wrong with the screen. */
      const tooLate = async (): Promise<FirstScreen> =>
        before === undefined && recorded.calls().length === 0 ? answersAlone(common.of(ofAll), ask) : recorded.withoutHtml();
      try {
        const screen = await Promise.race([rendered, after(patience)]);
        if (screen === null) {
          // Whatever becomes of it: the queue was too long, and the screen is not at fault.
          rendered.catch(() => undefined);
          return tooLate();
        }
        if (screen.member !== member.user.id) return recorded.withoutHtml();
        const calls = callsBehind(screen, before ?? []);
        const made = calls.map((call): MadeCall => [call.path, call.query]);
        asked.set(key, calls);
        common.made(ofAll, member.user.id, made);
        return { screen, answers: [], made };
      } catch (cause) {
        if (cause instanceof RendererBusy) return tooLate();
        onFailure({ remote: manifest.remote, version: manifest.version, route: route.name, cause });
        return recorded.withoutHtml();
      }
    },
  };
}
