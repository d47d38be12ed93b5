import { configureValidation } from '@amarena/shared/api';
import { sharedModules } from '@amarena/shared/build/provideShared';
import { bus, connectBus } from '@amarena/shared/bus';
import { Language } from '@amarena/shared/contracts/platform/languages';
import { findRoute } from '@amarena/shared/contracts/platform/routes';
import { Settings } from '@amarena/shared/contracts/platform/settings';
import type { Ask, RenderedScreen, RenderInput, RenderPlatform } from '@amarena/shared/federation/render';
import { FONT_FACES, FONTS_ATTRIBUTE } from '@amarena/shared/fonts';
import { recordAmounts, startLanguage } from '@amarena/shared/i18n';
import { answersFrom, definePage, recordPage, renderPage, toHtml } from '@amarena/shared/render';
import type { Page } from '@amarena/shared/spa-react';
import * as spaReact from '@amarena/shared/spa-react';
import { shellCatalogue } from '../catalogue.ts';
import { StaticFrame } from './StaticFrame.tsx';

configureValidation();
const writer = connectBus();

/** Renders run one at a time: bus, language and cache hold the input of a single render. */
async function render(page: Page, { path, container, ...given }: RenderInput, ask: Ask): Promise<RenderedScreen> {
  const language = Language.parse(given.language);
  writer.set('settings', Settings.parse(given.settings));
  writer.set('language', language);
  writer.set('session', { status: 'visitor' });
  await startLanguage(language, { country: bus.country$.value });
  await shellCatalogue.ready(language);
  const { value, amounts } = await recordAmounts(() => answersFrom(ask, () => renderPage(page, path)));
  const { html, links, answers, sheet } = value;
  const match = findRoute(path);
  if (match === null) throw new Error(`No route leads to ${path}.`);
  const framed = await toHtml(sheet.collectStyles(<StaticFrame route={match.route} container={container} html={html} />));
  const styles = `<style ${FONTS_ATTRIBUTE}>${FONT_FACES}</style>${sheet.getStyleTags()}`;
  return { html: framed.html, links: links + framed.links, styles, answers, amounts };
}

export const platform: RenderPlatform<Page> = {
  modules: { ...sharedModules, '@amarena/shared/spa-react': () => ({ ...spaReact, definePage }) },
  page: recordPage,
  render,
};
