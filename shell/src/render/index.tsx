import { configureValidation } from '@amarena/shared/api';
import { sharedModules } from '@amarena/shared/build/provideShared';
import { bus, connectBus } from '@amarena/shared/bus';
import { Language } from '@amarena/shared/contracts/platform/languages';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Ask, RenderedScreen, RenderInput, RenderPlatform } from '@amarena/shared/federation/render';
import { recordTexts, startLanguage, tellTimesBy } from '@amarena/shared/i18n';
import { answersFrom, collectStyles, definePage, forgetPage, recordPage, renderPage, toHtml } from '@amarena/shared/render';
import { FONT_FACES, FONTS_ATTRIBUTE } from '@amarena/shared/siteStyles';
import type { Page } from '@amarena/shared/spa-react';
import * as spaReact from '@amarena/shared/spa-react';
import { shellCatalogue } from '../catalogue.ts';
import { deferredCatalogue } from '../deferred/catalogue.ts';
import { ProvideConcerns } from '../provided.ts';
import { firstBannerOf } from './firstBannerOf.ts';
import { StaticFrame } from './StaticFrame.tsx';

configureValidation();
const writer = connectBus();

const NO_BADGES = { unread: 0, newLikes: 0 };

/** Renders run one at a time: bus, language, clock and cache hold the input of a single render, and nothing after it. */
async function render(page: Page, input: RenderInput, ask: Ask): Promise<RenderedScreen> {
  try {
    return await renderFor(page, input, ask);
  } finally {
    writer.set('session', { status: 'unknown' });
    writer.set('badges', NO_BADGES);
    tellTimesBy(null);
    forgetPage();
  }
}

async function renderFor(page: Page, { path, container, member, ...given }: RenderInput, ask: Ask): Promise<RenderedScreen> {
  const language = Language.parse(given.language);
  writer.set('settings', Settings.parse(given.settings));
  writer.set('language', language);
  writer.set('session', member === undefined ? { status: 'visitor' } : { status: 'member', user: member.user });
  writer.set('badges', member?.badges ?? NO_BADGES);
  tellTimesBy(member?.clock ?? null);
  await startLanguage(language, { country: bus.country$.value });
  await Promise.all([shellCatalogue.ready(language), deferredCatalogue.ready(language)]);
  const match = findRoute(path);
  if (match === null) throw new Error(`No route leads to ${path}.`);
  const first = firstBannerOf(path, member);
  const { value, texts: amounts } = await recordTexts(() =>
    answersFrom(ask, async (asked) => {
      const { html, sheet, ...rest } = await renderPage(page, { path: path + (member?.search ?? ''), given: member?.given ?? [], asked });
      const frame = (
        <ProvideConcerns value={first.concerns}>
          <StaticFrame route={match.route} container={container} html={html} />
        </ProvideConcerns>
      );
      return { ...rest, sheet, framed: await toHtml(() => collectStyles(sheet, frame)) };
    }),
  );
  const { framed, links, answers, calls, sheet } = value;
  const whose = member === undefined ? {} : { member: member.user.id, calls };
  // A banner that was dismissed must not show, so the browser renders the page if only it knows.
  if (first.onlyBrowserKnows) return { html: '', links: '', styles: '', answers, amounts, ...whose };
  const styles = `<style ${FONTS_ATTRIBUTE}>${FONT_FACES}</style>${sheet.getStyleTags()}`;
  return { html: framed.html, links: links + framed.links, styles, answers, amounts, ...whose };
}

export const platform: RenderPlatform<Page> = {
  modules: { ...sharedModules, '@amarena/shared/spa-react': () => ({ ...spaReact, definePage }) },
  page: recordPage,
  render,
};
