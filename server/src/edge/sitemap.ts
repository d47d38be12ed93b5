import { DEFAULT_LANGUAGE, type Language } from '@amarena/shared/contracts/platform/languages';
import { CONTENT_PAGES, pathTo, ROUTES } from '@amarena/shared/contracts/platform/routes';
import { STATIC_PAGES } from '@amarena/shared/contracts/platform/staticPages';
import type { Registry } from '@amarena/shared/federation/registry';
import type { FastifyInstance } from 'fastify';
import type { RegistryStore } from '../delivery/registryStore.ts';
import type { SeenPage } from '../domains/content/changes.ts';
import { documentHash } from '../domains/content/pages.ts';
import { escaped } from '../pages/escaped.ts';
import { addressIn, EVERY_LANGUAGE } from './metadataHtml.ts';

/** A page that search engines may list. */
export interface ListedPage {
  readonly path: string;
  readonly languages: readonly Language[];
  /** When it was last changed. */
  readonly at: Date;
  /** Number of variants that visitors are divided among. Default: 1. */
  readonly wordings?: number;
}

/** Addresses without content for search engines. */
const CLOSED = ['/api/', '/dev/'] as const;

/** The site's own public pages: home, prices, complaints and its documents. Pages of members are not listed. */
const SCREENS = ROUTES.filter(({ name }) => ['index', 'pricing', 'complaints'].includes(name));
const DOCUMENTS: readonly SeenPage[] = [
  ...STATIC_PAGES.map((token) => ({ path: pathTo(`pages-${token}`), token })),
  ...CONTENT_PAGES.map((token) => ({ path: pathTo('token', { token }), token })),
].map(({ path, token }) => ({ path, fingerprint: documentHash(token) }));

/** The text of a screen changes with the version of its remote; that is all that can be known from outside. */
const ownPages = ({ remotes }: Registry): SeenPage[] => [
  ...SCREENS.map(({ path, owner }) => ({ path, fingerprint: owner === 'shell' ? '' : (remotes[owner]?.active.version ?? '') })),
  ...DOCUMENTS,
];

const robots = (publicUrl: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${new URL('/sitemap.xml', publicUrl)}`, ''].join('\n');

/** One entry for each language of a page, each with the addresses of all its languages. */
function entriesOf({ path, languages, at }: ListedPage, publicUrl: string): string[] {
  const address = (language: Language) => escaped(addressIn(publicUrl, path, language));
  const link = (hreflang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`;
  const others = [...languages.map((one) => link(one, address(one))), link('x-default', address(DEFAULT_LANGUAGE))].join('');
  const changed = `<lastmod>${at.toISOString().slice(0, 10)}</lastmod>`;
  return languages.map((language) => `<url><loc>${address(language)}</loc>${changed}${others}</url>`);
}

const sitemap = (pages: readonly ListedPage[], publicUrl: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.flatMap((page) => entriesOf(page, publicUrl)).join('\n')}
</urlset>
`;

const AN_HOUR = 'public, max-age=3600';

export interface SitemapDeps {
  readonly publicUrl: string;
  readonly registry: Pick<RegistryStore, 'read'>;
  /** The live landers. */
  readonly landerList: () => Promise<readonly ListedPage[]>;
  /** When each of these pages last changed, by path. */
  readonly pageChanges: (pages: readonly SeenPage[]) => Promise<ReadonlyMap<string, Date>>;
}

/** `robots.txt` and the sitemap: what search engines may read, and where it is. */
export function registerSitemap(edge: FastifyInstance, { publicUrl, registry, landerList, pageChanges }: SitemapDeps): void {
  async function listed(): Promise<ListedPage[]> {
    const changes = await pageChanges(ownPages(await registry.read()));
    const own = [...changes].map(([path, at]) => ({ path, languages: EVERY_LANGUAGE, at }));
    return [...own, ...(await landerList())];
  }
  edge.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', AN_HOUR).send(robots(publicUrl)),
  );
  edge.get('/sitemap.xml', async (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', AN_HOUR)
      .send(sitemap(await listed(), publicUrl)),
  );
}
