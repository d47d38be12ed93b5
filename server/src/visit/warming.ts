import { setTimeout as sleep } from 'node:timers/promises';
import { COUNTRY_COOKIE } from '@amarena/shared/contracts/countries';
import { LANGUAGE_COOKIE, type Language } from '@amarena/shared/contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { ListedPage } from '../edge/sitemap.ts';

/** Nobody counts what comes under this name, as it says what it is. */
export const WARMING_AGENT = 'amarena-warming-bot';

/** Which wording falls to someone follows from their browser's name: so many names for each meet nearly surely all of them. */
const NAMES_PER_WORDING = 6;

/** Where most people live who read a language: what a page says of prices and people there is rendered too. */
const homeOf = (language: Language): string => new Intl.Locale(language).maximize().region ?? '';

/** Pages rendered ahead in one go: a quarter of what the server keeps, so that no visitor's page has to go for them. */
const MOST_PAGES = 250;

const publishedAt = ({ at }: ListedPage): number => at?.getTime() ?? 0;

export interface VisitedLander extends ListedPage {
  /** Visitors of the last days. */
  readonly visits: number;
}

export interface WarmingDeps {
  readonly server: Pick<FastifyInstance, 'inject' | 'log'>;
  /** The landers that visitors see. */
  readonly landers: () => Promise<readonly VisitedLander[]>;
}

/** Each language for the site's own country and for that of the language. */
const pagesOf = ({ languages, wordings = 1 }: ListedPage): number => languages.length * 2 * wordings;

/** Those with most visits first, as many as there is room for. */
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
 * Has pages rendered before a visitor asks for them, by the door that visitors take: the home page and the landers
 * that are visited at the start, and each lander as soon as it is published: in its languages, each for the site's own
 * country and for that of the language, in every wording. Further countries, and what goes beyond `most` pages at a time,
 * are rendered at their first visit.
 */
export function createWarming({ server, landers }: WarmingDeps, most = MOST_PAGES) {
  /** When the newest lander that is warm was published, in milliseconds. */
  let newest = 0;
  let running: Promise<void> = Promise.resolve();
  let ended = false;

  async function visit(path: string, cookie: string, agent = WARMING_AGENT): Promise<void> {
    if (ended) return;
    const began = performance.now();
    await server.inject({ url: path, headers: { 'user-agent': agent, cookie } });
    // Visitors have at least half of the time.
    if (!ended) await sleep(performance.now() - began);
  }

  async function visitLander({ path, languages, wordings = 1 }: ListedPage): Promise<void> {
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
    // One after the other: a visitor who comes meanwhile waits for one page at most.
    for (const lander of chosen) await visitLander(lander);
  }

  /** Takes its turn after what is under way, and never fails: a page that is not warm is rendered when it is asked for. */
  const inTurn = (work: () => Promise<unknown>): void => {
    running = running.then(work).then(
      () => undefined,
      (error: unknown) => server.log.error({ err: error }, 'pages were not rendered ahead'),
    );
  };

  return {
    /** At the start, when nothing is rendered yet. */
    begin: () =>
      inTurn(async () => {
        await visit('/', `${LANGUAGE_COOKIE}=it`);
        await warm(({ visits }) => visits > 0);
      }),
    published: () => inTurn(() => warm((lander) => publishedAt(lander) > newest)),
    /** Resolves when the queue is empty. */
    settled: () => running,
    /** Leaves what is still to come, and answers once nothing is under way. */
    end: () => {
      ended = true;
      return running;
    },
  };
}
