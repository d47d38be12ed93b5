import { isMemberTemplate, landerPath } from '@amarena/shared/contracts/landerAddresses';
import { LANDER_PREVIEW, type LanderTemplate } from '@amarena/shared/contracts/landers';
import { LANDER_TEMPLATES } from '@amarena/shared/contracts/landerTemplates';
import type { Language } from '@amarena/shared/contracts/languages';
import { Id } from '@amarena/shared/contracts/primitives';
import { findRoute, type RouteMatch } from '@amarena/shared/contracts/routes';
import { trackingIn } from '@amarena/shared/contracts/tracking';
import type { FastifyRequest } from 'fastify';
import { landerVisitor } from './domains/landers/visitors.ts';
import type { LanderAnswer } from './edge/landers.ts';
import type { ListedPage } from './edge/sitemap.ts';
import { visitOf } from './http/context.ts';
import type { Platform } from './http/platform.ts';
import type { Parts } from './parts.ts';

/** Templates by the names of their routes. */
const TEMPLATES: ReadonlyMap<string, LanderTemplate> = new Map(
  LANDER_TEMPLATES.flatMap((template): [string, LanderTemplate][] => {
    const match = findRoute(landerPath(template, '', 'x'));
    return match === null ? [] : [[match.route.name, template]];
  }),
);

/** What a visitor of an address gets as lander. A preview is the browser's: it is neither counted nor kept. */
export const createLanderVisits =
  (platform: Platform, { landers: { pages, counting } }: Pick<Parts, 'landers'>) =>
  async (request: FastifyRequest, { route, params }: RouteMatch, language: Language): Promise<LanderAnswer> => {
    const template = TEMPLATES.get(route.name);
    const profile = params.id ?? null;
    const query = (request.raw.url ?? '').split(/\?(.*)/s)[1] ?? '';
    if (template === undefined || new URLSearchParams(query).has(LANDER_PREVIEW)) return { isLander: false, lander: null };
    if (profile !== null && !Id.safeParse(profile).success) return { isLander: true, lander: null };
    const { db, fingerprint, now } = platform;
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
      visitor,
    };
    const found = await pages.page(db, asked, at);
    if (!found.ok) return { isLander: true, lander: null };
    const page = found.value;
    const agent = request.headers['user-agent'];
    return {
      isLander: true,
      lander: {
        page,
        fingerprint: pages.fingerprint(page),
        seen: () => counting.visited(db, page, { visitor, agent, tracking: trackingIn(query) }, at),
      },
    };
  };

/** Every lander that is live, for search engines; those about a member are for whoever is led to them. */
export const createLanderList =
  ({ db, now }: Platform, { landers: { live } }: Pick<Parts, 'landers'>) =>
  async (): Promise<ListedPage[]> =>
    (await live.all(db, now()))
      .filter(({ document: { template } }) => !isMemberTemplate(template))
      .map(({ document: { template, slug, locales }, published_at }) => ({
        path: landerPath(template, slug),
        languages: locales,
        at: published_at,
      }));
