import { DEFAULT_LANGUAGE, type Language } from '@amarena/shared/contracts/languages';
import { CONTENT_PAGES, pathTo, ROUTES } from '@amarena/shared/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { escaped } from '../escaped.ts';
import { addressIn, EVERY_LANGUAGE } from './head.ts';

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string;
  readonly languages: readonly Language[];
  /** When it was last changed; null: not known. */
  readonly at: Date | null;
  /** Among how many wordings visitors are divided. Default 1. */
  readonly wordings?: number;
}

/** Addresses that hold nothing for a search engine. */
const CLOSED = ['/api/', '/dev/'] as const;

/** The site's own public pages: the first one, prices, complaints and its documents. Pages of members are in no list. */
const LISTED = ['index', 'pricing', 'complaints'];
const OWN_PAGES: readonly ListedPage[] = [
  ...ROUTES.filter(({ name }) => LISTED.includes(name) || name.startsWith('pages-')).map(({ path }) => path),
  ...CONTENT_PAGES.map((token) => pathTo('token', { token })),
].map((path) => ({ path, languages: EVERY_LANGUAGE, at: null }));

const robots = (publicUrl: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`, ''].join('\n');

/** One entry for each language of a page, each with the addresses of all its languages. */
function entriesOf({ path, languages, at }: ListedPage, publicUrl: string): string[] {
  const address = (language: Language) => escaped(addressIn(publicUrl, path, language));
  const link = (hreflang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const others = [...languages.map((one) => link(one, address(one))), link('x-default', address(DEFAULT_LANGUAGE))].join('');
  const changed = at === null ? '' : `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>`;
  return languages.map((language) => `<url><loc>${address(language)}</loc>${changed}${others}</url>`);
}

const sitemap = (pages: readonly ListedPage[], publicUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => entriesOf(page, publicUrl)).join('\n')}
</urlset>
`;

const AN_HOUR = 'public, max-age=3600';

/** What search engines ask for: what they may read, and where it is. `landers` are those that are live. */
export function registerSitemap(edge: FastifyInstance, publicUrl: string, landers: () => Promise<readonly ListedPage[]>): void {
  edge.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(robots(publicUrl)),
  );
  edge.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(sitemap([...OWN_PAGES, ...(await landers())], publicUrl)),
  );
}
