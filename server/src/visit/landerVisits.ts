import { isMemberTemplate, landerPath, templateAt } from '@amarena/shared/contracts/landers/landerAddresses';
import { LANDER_PREVIEW } from '@amarena/shared/contracts/landers/landers';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { Id } from '@amarena/shared/contracts/platform/primitives';
import type { RouteMatch } from '@amarena/shared/contracts/platform/routes';
import { trackingIn } from '@amarena/shared/contracts/platform/tracking';
import type { FastifyRequest } from 'fastify';
import { bucketOf } from '../buckets.ts';
import type { LiveVersion } from '../domains/landers/liveLanders.ts';
import { landerVisitor } from '../domains/landers/visitors.ts';
import type { LanderAnswer } from '../edge/landers.ts';
import type { ListedPage } from '../edge/sitemap.ts';
import { visitOf } from '../http/context.ts';
import type { Platform } from '../http/platform.ts';
import { mayKeepFor } from '../http/privacy.ts';
import { bucketIn } from '../http/sharedVisit.ts';
import type { Services } from './deps.ts';
import type { VisitedLander } from './warming.ts';

/** The lander at an address, for a visitor. A preview is rendered by the browser: it is neither counted nor cached. */
export const createLanderVisits =
  (platform: Platform, { landers: { pages, counting, live } }: Pick<Services, 'landers'>) =>
  async (request: FastifyRequest, match: RouteMatch, language: Language): Promise<LanderAnswer> => {
    const { params } = match;
    const template = templateAt(match);
    const profile = params.id ?? null;
    const query = (request.raw.url ?? '').split(/\?(.*)/s)[1] ?? '';
    if (template === null) return { isLander: false, lander: null };
    if (new URLSearchParams(query).has(LANDER_PREVIEW)) return { isLander: false, lander: null, isPreview: true };
    if (profile !== null && !Id.safeParse(profile).success) return { isLander: true, lander: null };
    const { db, fingerprint, now, config } = platform;
    const { country } = await visitOf(request, platform);
    const visitor = landerVisitor(fingerprint, request);
    const at = now();
    const asked = {
      template,
      slug: params.slug ?? '',
      language,
      country,
      profile,
      preview: null,
      variant: null,
      bucket: (config.cdn === null ? null : bucketIn(request)) ?? bucketOf(visitor),
    };
    const found = await pages.page(db, asked, at);
    if (!found.ok) return { isLander: true, lander: null };
    const page = found.value;
    const agent = request.headers['user-agent'];
    const tracking = mayKeepFor('origin', request) ? trackingIn(query) : {};
    return {
      isLander: true,
      lander: {
        page,
        fingerprint: pages.fingerprint(page),
        ...(await live.outlook(db, page.document, asked, at)),
        seen: () => counting.visited(db, page, { visitor, agent, tracking }, at),
      },
    };
  };

const asListed = ({ document: { template, slug, locales, variants }, published_at }: LiveVersion): ListedPage => ({
  path: landerPath(template, slug),
  languages: locales,
  at: published_at,
  wordings: variants.filter(({ weight }) => weight > 0).length,
});

/** Landers about a member are for visitors who are led to them. */
const standsAlone = ({ document }: LiveVersion): boolean => !isMemberTemplate(document.template);

/** All live landers, for search engines. */
export const createLanderList =
  ({ db, now }: Platform, { landers: { live } }: Pick<Services, 'landers'>) =>
  async (): Promise<ListedPage[]> =>
    (await live.all(db, now())).filter(standsAlone).map(asListed);

/** All live landers with their recent visits, for rendering ahead. */
export const createVisitedLanders =
  ({ db, now }: Platform, { landers: { live, counting } }: Pick<Services, 'landers'>) =>
  async (): Promise<VisitedLander[]> => {
    const visits = await counting.visitsLately(db, now());
    return (await live.all(db, now()))
      .filter(standsAlone)
      .map((version) => ({ ...asListed(version), visits: visits.get(version.lander_id) ?? 0 }));
  };
