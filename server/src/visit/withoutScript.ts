import type { CompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type Layout, pathTo } from '@amarena/shared/contracts/platform/routes';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import { STATIC_PAGES } from '@amarena/shared/contracts/platform/staticPages';
import { usFooterDue, usFooterText } from '@amarena/shared/contracts/platform/usFooter';
import { mailedLinkWithoutScript } from '../domains/accounts/mailedLinks/form.ts';
import { readDocument } from '../domains/content/pages.ts';
import type { SiteSettings } from '../domains/settings/service.ts';
import type { EdgeDeps } from '../edge/deps.ts';
import type { Platform } from '../http/platform.ts';
import { type Html, html } from '../pages/html.ts';
import { signupWithoutScript } from '../signupPage/form.ts';

/** In the colours of the page, if one was rendered. */
const FOOTER_STYLE = `.legal{max-width:1120px;margin:0 auto;padding:24px 20px 48px;border-top:1px solid var(--border,#8a7570);font:400 .875rem/1.6 Figtree,system-ui,sans-serif;color:var(--text-muted,#7a6a66)}
.legal nav{display:flex;flex-wrap:wrap;gap:0 20px}
.legal a{color:inherit;display:inline-flex;align-items:center;min-height:44px}
.legal h2{margin:20px 0 0;font-size:1em}
.legal p{margin:12px 0 0;max-width:76ch}`;

/** Links to the documents by title, read once per language: they change only with a release. */
function createLinks(): (language: Language) => Promise<Html[]> {
  const known = new Map<Language, Promise<Html[]>>();
  const read = (language: Language) =>
    Promise.all(
      STATIC_PAGES.map(async (token) => html`<a href="${pathTo(`pages-${token}`)}">${(await readDocument(token, language)).title}</a>`),
    );
  return (language) => {
    const links = known.get(language) ?? read(language);
    known.set(language, links);
    return links;
  };
}

/** The operator in one line. */
function companyLine({ name, address, city, country, kvk, vat_numbers }: CompanyInfo, language: Language): string {
  const land = isCountry(country) ? (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country) : country;
  return [name, address, city, land, kvk, ...vat_numbers].filter((fact) => fact !== '').join(' · ');
}

/** What the law requires to tell people in the United States; no one else sees it. */
function americanSection(settings: Settings, layout: Layout): Html[] {
  if (!usFooterDue(settings.geoip_country, layout)) return [];
  const { title, notices } = usFooterText(settings);
  return [html`<section lang="en"><h2>${title}</h2>${notices.map((notice) => html`<p>${notice}</p>`)}</section>`];
}

/**
 * What a page contains without scripts: the button of a mailed link; for visitors also the sign-up form, the site's
 * documents, the operator, and what the law of the visitor's country requires.
 */
export function createWithoutScript({ db }: Platform, settings: SiteSettings): EdgeDeps['withoutScript'] {
  const linksIn = createLinks();
  return async (request, route, visitor) => {
    const { language } = visitor;
    const link = mailedLinkWithoutScript(request, route, language);
    if (visitor.user !== null) return link;
    const form = link ?? signupWithoutScript(request, route, visitor);
    const [links, company] = await Promise.all([linksIn(language), settings.company(db)]);
    const american = americanSection(visitor.settings, route.layout);
    const footer = html`<footer class="legal"><nav>${links}</nav><p>${companyLine(company, language)}</p>${american}</footer>`;
    return { style: `${form?.style ?? ''}${FOOTER_STYLE}`, html: `${form?.html ?? ''}${footer.text}` };
  };
}
