import { setTimeout as sleep } from 'node:timers/promises';
import { COUNTRY_COOKIE } from '@amarena/shared/contracts/platform/countries';
import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { LANGUAGES, type Language } from '@amarena/shared/contracts/platform/languages';
import type { FastifyInstance } from 'fastify';
import type { ListedPage } from '../edge/sitemap.ts';

/** User agent of these requests. It names itself a bot, so it is not counted as a visitor. */
export const WARMING_AGENT = 'amarena-warming-bot';

/** The user agent decides which wording a visitor gets: this many agents per wording almost surely hit all of them. */
const NAMES_PER_WORDING = 6;

/** Where most readers of a language live: what a page says about prices and people there is rendered, too. */
const homeOf = (language: Language): string => new Intl.Locale(language).maximize().region ?? '';

/** Pages rendered ahead at a time: a quarter of the server's cache, so that they displace no visitor's page. */
const MOST_PAGES = 250;

const SEARCH = { path: '/members', languages: LANGUAGES };

const publishedAt = ({ at }: ListedPage): number => at?.getTime() ?? 0;

export interface VisitedLander extends ListedPage {
  /** Recent visitors. */
  readonly visits: number;
}

export interface WarmingDeps {
  readonly server: Pick<FastifyInstance, 'inject' | 'log'>;
  /** The landers that visitors see. */
  readonly landers: () => Promise<readonly VisitedLander[]>;
}

/** Each language for the site's own country and for that of the language. */
const pagesOf = ({ languages, wordings = 1 }: ListedPage): number => languages.length * 2 * wordings;

/** The most visited landers, as many as fit. */
function busiest(landers: readonly VisitedLander[], most: number): VisitedLander[] {
  let room = most;
  return landers
    .toSorted((one, other) => other.visits - one.visits)
    .filter((lander) => {
      room -= pagesOf(lander);
      return room >= 0;
    });
}

/**
 * Renders pages before a visitor asks for them, through the same requests: at the start and after a release, the home
 * page, the search and the visited landers; each other lander as soon as it is published. All but the home page in all its
 * languages, each for the site's own country and for that of the language, in every wording. Other countries, and pages
 * beyond `most` at a time, are rendered at their first visit.
 */
export function createWarming({ server, landers }: WarmingDeps, most = MOST_PAGES) {
  /** When the newest warmed lander was published, in milliseconds. */
  let newest = 0;
  let running: Promise<void> = Promise.resolve();
  let ended = false;
  /** True while everything waits for its turn: several parts may be released at once. */
  let due = false;

  async function visit(path: string, cookie: string, agent = WARMING_AGENT): Promise<void> {
    if (ended) return;
    const began = performance.now();
    await server.inject({ url: path, headers: { 'user-agent': agent, cookie } });
    // Leaves at least half of the time to visitors.
    if (!ended) await sleep(performance.now() - began);
  }

  async function visitPage({ path, languages, wordings = 1 }: Omit<ListedPage, 'at'>): Promise<void> {
    const names =
      wordings > 1 ? Array.from({ length: wordings * NAMES_PER_WORDING }, (_, name) => `${WARMING_AGENT}/${name}`) : [WARMING_AGENT];
    for (const language of languages) {
      const inLanguage = `${LANGUAGE_COOKIE}=${language}`;
      for (const cookie of [inLanguage, `${inLanguage}; ${COUNTRY_COOKIE}=${homeOf(language)}`])
        for (const name of names) await visit(path, cookie, name);
    }
  }

  async function warm(wanted: (lander: VisitedLander) => boolean): Promise<void> {
    const live = await landers();
    const chosen = busiest(live.filter(wanted), most);
    newest = Math.max(newest, ...live.map(publishedAt));
    // One after the other, so that a visitor waits for at most one page.
    for (const lander of chosen) await visitPage(lander);
  }

  /** Queues work, and never fails: a page that was not warmed is rendered on request. */
  const inTurn = (work: () => Promise<unknown>): void => {
    running = running.then(work).then(
      () => undefined,
      (error: unknown) => server.log.error({ err: error }, 'pages were not rendered ahead'),
    );
  };

  function everything(): void {
    if (due) return;
    due = true;
    inTurn(async () => {
      due = false;
      await visit('/', `${LANGUAGE_COOKIE}=it`);
      await visitPage(SEARCH);
      await warm(({ visits }) => visits > 0);
    });
  }

  return {
    /** At the start, when nothing is rendered yet. */
    begin: everything,
    /** Other versions are live: nothing is rendered with them yet. */
    released: everything,
    published: () => inTurn(() => warm((lander) => publishedAt(lander) > newest)),
    /** Resolves when the queue is empty. */
    settled: () => running,
    /** Skips everything that is queued, and resolves once the current work ends. */
    end: () => {
      ended = true;
      return running;
    },
  };
}
