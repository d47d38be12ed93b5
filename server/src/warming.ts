import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { ListedPage } from './edge/sitemap.ts';

/** Nobody counts what comes under this name, as it says what it is. */
export const WARMING_AGENT = 'amarena-warming-bot';

const publishedAt = ({ at }: ListedPage): number => at?.getTime() ?? 0;

export interface WarmingDeps {
  readonly server: Pick<FastifyInstance, 'inject' | 'log'>;
  /** The landers that visitors see. */
  readonly landers: () => Promise<readonly ListedPage[]>;
}

/**
 * Has pages rendered before a visitor asks for them, by the door that visitors take: the home page at the start, and each
 * lander in its languages as soon as it is published. Further wordings and other countries are rendered at their first visit.
 */
export function createWarming({ server, landers }: WarmingDeps) {
  /** When the newest lander that is warm was published, in milliseconds. */
  let newest = 0;
  let running: Promise<void> = Promise.resolve();

  const visit = (path: string, language: string) =>
    server.inject({ url: path, headers: { 'user-agent': WARMING_AGENT, cookie: `${LANGUAGE_COOKIE}=${language}` } });

  async function warm(): Promise<void> {
    const fresh = (await landers()).filter((page) => publishedAt(page) > newest);
    newest = Math.max(newest, ...fresh.map(publishedAt));
    // One after the other: a visitor who comes meanwhile waits for one page at most.
    for (const { path, languages } of fresh) for (const language of languages) await visit(path, language);
  }

  /** Takes its turn after what is under way, and never fails: a page that is not warm is rendered when it is asked for. */
  const inTurn = (work: () => Promise<unknown>): void => {
    running = running.then(work).then(
      () => undefined,
      (error: unknown) => server.log.error({ err: error }, 'pages were not rendered ahead'),
    );
  };

  return {
    /** At the start, when every lander was published some time ago. */
    begin: () =>
      inTurn(async () => {
        await visit('/', 'it');
        newest = Math.max(newest, ...(await landers()).map(publishedAt));
      }),
    published: () => inTurn(warm),
    /** Once nothing is under way. */
    settled: () => running,
  };
}
