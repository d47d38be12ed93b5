import { StaticRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { queryClient } from '../api/query.ts';
import type { Page } from '../facades/spa/definePage.tsx';
import { InPage } from '../facades/spa/InPage.tsx';
import { pageRoutes, RoutedScreen } from '../facades/spa/pageRoutes.tsx';
import type { Answered } from '../federation/render.ts';
import { currentLanguage } from '../i18n/instance.ts';
import { toHtml } from './toHtml.ts';

/** An answer may lead a screen to another query; a screen that never finishes is broken. */
const MOST_ROUNDS = 5;

export interface RenderedPage {
  readonly html: string;
  readonly links: string;
  readonly answers: readonly Answered[];
  /** Collects the rules of what was rendered; more can be rendered with it. */
  readonly sheet: ServerStyleSheet;
}

const queries = () => queryClient.getQueryCache().getAll();

const crashed = (cause: unknown): never => {
  throw cause;
};

/** A remote's screen at a path, in the current language, with every answer that it requested. Rejects if one is refused. */
export async function renderPage(page: Page, path: string): Promise<RenderedPage> {
  queryClient.clear();
  await page.catalogue.ready(currentLanguage());
  const routes = pageRoutes(page.screens);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sheet = new ServerStyleSheet();
    const { html, links } = await toHtml(
      sheet.collectStyles(
        <InPage onCrash={crashed}>
          <StaticRouter location={path}>
            <RoutedScreen routes={routes} />
          </StaticRouter>
        </InPage>,
      ),
    );
    const missing = queries().filter(({ state }) => state.data === undefined);
    if (missing.length === 0) return { html, links, sheet, answers: queries().map(({ queryKey, state }) => [queryKey, state.data]) };
    await Promise.all(missing.map((query) => query.fetch()));
  }
  throw new Error(`The screen of ${path} still asks for more after ${MOST_ROUNDS} rounds.`);
}
