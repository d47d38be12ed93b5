import { QueryCache } from '@tanstack/react-query';
import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { queryClient } from '../api/query.ts';
import type { Page } from '../facades/spa/definePage.tsx';
import { InPage } from '../facades/spa/InPage.tsx';
import { pageRoutes, RoutedScreen } from '../facades/spa/pageRoutes.tsx';
import type { Answered, AnsweredCall } from '../federation/render.ts';
import { currentLanguage } from '../i18n/instance.ts';
import type { AskedCall } from './answersFrom.ts';
import { collectStyles } from './collectStyles.tsx';
import { toHtml } from './toHtml.ts';

/** An answer may lead a screen to another query; a screen that never finishes is broken. */
const MOST_ROUNDS = 5;

export interface RenderedPage {
  readonly html: string;
  readonly links: string;
  readonly answers: readonly Answered[];
  readonly calls: readonly AnsweredCall[];
  /** Collects the rules of what was rendered; more can be rendered with it. */
  readonly sheet: ServerStyleSheet;
}

const queries = () => queryClient.getQueryCache().getAll();

const crashed = (cause: unknown): never => {
  throw cause;
};

/** The calls of queries, recognised by their data. */
const callsOf = (asked: readonly AskedCall[]): AnsweredCall[] =>
  asked.flatMap(({ path, query, answer }) => {
    const found = queries().find(({ state: { data } }) => data === answer || firstPage(data) === answer);
    return found === undefined ? [] : [{ path, query, key: found.queryKey, paged: found.state.data !== answer }];
  });

const firstPage = (data: unknown): unknown => {
  const { pages } = Object(data) as { pages?: readonly unknown[] };
  return pages?.length === 1 ? pages[0] : undefined;
};

/** What is to be rendered. */
export interface PageRequest {
  /** Path of the address, with the query that its screen may read. */
  readonly path: string;
  /** Answers that are known already. Any other is requested. */
  readonly given: readonly Answered[];
  /** Every call of the API while the page renders. */
  readonly asked: readonly AskedCall[];
}

/** A remote's screen in the current language, with every answer that it used. Rejects if one is refused. */
export async function renderPage(page: Page, { path, given, asked }: PageRequest): Promise<RenderedPage> {
  forgetPage();
  for (const [key, answer] of given) queryClient.setQueryData(key, answer);
  const used = recordUse();
  await page.catalogue.ready(currentLanguage());
  const routes = pageRoutes(page.screens);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sheet = new ServerStyleSheet();
    const { html, links } = await toHtml(() =>
      collectStyles(
        sheet,
        <InPage onCrash={crashed}>
          <StaticRouter location={path}>
            <RoutedScreen routes={routes} />
          </StaticRouter>
        </InPage>,
      ),
    );
    const missing = queries().filter(({ state }) => state.data === undefined);
    if (missing.length === 0) {
      const answers = queries().filter(({ queryHash }) => used.has(queryHash));
      return { html, links, sheet, answers: answers.map(({ queryKey, state }) => [queryKey, state.data]), calls: callsOf(asked) };
    }
    await Promise.all(missing.map((query) => query.fetch()));
  }
  throw new Error(`The screen of ${path} still asks for more after ${MOST_ROUNDS} rounds.`);
}

/** Forgets the answers of the last page: the next one may be another member's. */
export const forgetPage = (): void => queryClient.clear();

/** The hashes of the queries that are used from now on, until the cache is recorded again. */
function recordUse(): ReadonlySet<string> {
  const used = new Set<string>();
  const cache = queryClient.getQueryCache();
  const build = QueryCache.prototype.build;
  cache.build = function record(this: QueryCache, ...asked: Parameters<typeof build>) {
    const query = build.apply(this, asked);
    used.add(query.queryHash);
    return query;
  } as typeof build;
  return used;
}
