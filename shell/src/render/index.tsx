import { configureValidation } from '@amarena/shared/api';
import { sharedModules } from '@amarena/shared/build/provideShared';
import { bus, connectBus } from '@amarena/shared/bus';
import { Language } from '@amarena/shared/contracts/platform/languages';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Ask, RenderedScreen, RenderInput, RenderPlatform } from '@amarena/shared/federation/render';
import { recordTexts, startLanguage, tellTimesBy } from '@amarena/shared/i18n';
import { answersFrom, collectStyles, definePage, forgetPage, recordPage, renderPage, toHtml } from '@amarena/shared/render';
import { decide } from '@amarena/shared/routing';
import { FONT_FACES, FONTS_ATTRIBUTE } from '@amarena/shared/siteStyles';
import type { Page } from '@amarena/shared/spa-react';
import * as spaReact from '@amarena/shared/spa-react';
import { shellCatalogue } from '../catalogue.ts';
import { firstBannerPossible } from '../start/firstBanner.ts';
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
  await shellCatalogue.ready(language);
  const { value, texts: amounts } = await recordTexts(() =>
    answersFrom(ask, (asked) => renderPage(page, { path: path + (member?.search ?? ''), given: member?.given ?? [], asked })),
  );
  const { html, links, answers, calls, sheet } = value;
  const whose = member === undefined ? {} : { member: member.user.id, calls };
  // A banner that was dismissed in this browser must not show, so the browser renders pages that may have one.
  if (
    member !== undefined &&
    firstBannerPossible(member, { decision: decide({ path, search: member.search, member: true, roles: member.user.roles }) })
  )
    return { html: '', links: '', styles: '', answers, amounts, ...whose };
  const match = findRoute(path);
  if (match === null) throw new Error(`No route leads to ${path}.`);
  const framed = await toHtml(() => collectStyles(sheet, <StaticFrame route={match.route} container={container} html={html} />));
  const styles = `<style ${FONTS_ATTRIBUTE}>${FONT_FACES}</style>${sheet.getStyleTags()}`;
  return { html: framed.html, links: links + framed.links, styles, answers, amounts, ...whose };
}

export const platform: RenderPlatform<Page> = {
  modules: { ...sharedModules, '@amarena/shared/spa-react': () => ({ ...spaReact, definePage }) },
  page: recordPage,
  render,
};
