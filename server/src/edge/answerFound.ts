import type { PageGuest } from '@amarena/shared/contracts/platform/guests';
import type { Boot, Override } from '@amarena/shared/federation/boot';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { liveFor } from '../delivery/guestLive.ts';
import type { LiveRegistry } from '../delivery/liveSnapshot.ts';
import { activeVersions } from '../delivery/pageSnapshot.ts';
import { sharedVisit } from '../http/sharedVisit.ts';
import { NOTHING } from '../rendering/firstScreen.ts';
import type { PageDecision } from './answer.ts';
import { hasCanary, isCanaryOn, pageFor, versionsFor, visitorOf } from './canary.ts';
import type { EdgeDeps, VisitorBoot } from './deps.ts';
import { isFiltered } from './filtered.ts';
import { firstHashes } from './firstHashes.ts';
import { type FirstVisit, firstVisitOf, reportOf } from './firstVisit.ts';
import { aboutGuest, describing, overridesFor } from './guests.ts';
import { keepingOf } from './keeping.ts';
import { type LanderAnswer, landerAsk, routeShown, screenAt } from './landers.ts';
import { isLoadedAhead } from './loadedAhead.ts';
import { memberScreen } from './memberScreen.ts';
import { metadataHtml } from './metadataHtml.ts';
import { overriddenPage } from './overrides.ts';
import { pageAsk } from './pageAsk.ts';
import { pageMetadata } from './pageMetadata.ts';
import { pinnedPage } from './pinned.ts';
import { assetsFor } from './preloads.ts';
import { policiesOf } from './securityHeaders.ts';
import { sendComing, sendDocument } from './sendDocument.ts';
import { sitePreviewPicture } from './sitePreviewPicture.ts';

const NO_LANDER: LanderAnswer = { isLander: false, lander: null };

const pathOf = (request: FastifyRequest): string => (request.raw.url ?? '/').split('?', 1)[0] ?? '/';

/** A visit to an address of which it is known what it shows. */
export interface Visit {
  readonly asked: VisitorBoot;
  readonly overrides: readonly Override[];
  readonly deps: EdgeDeps;
  readonly live: LiveRegistry;
  readonly found: PageDecision;
  /** The guest that owns the page; missing on all other pages. */
  readonly guest?: PageGuest;
}

/** The versions that a page gets, and whether those of its canaries are divided among visitors. */
async function versionsOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { asked: { user }, deps, live: all, overrides: every, found }: Visit,
  pin: string | null,
) {
  const owner = found.route?.owner ?? null;
  const { artifacts } = deps.delivery;
  const isMember = user !== null;
  const isOverridden = owner !== null && every.some(({ remote }) => remote === owner);
  const instead = isOverridden ? ((await describing(owner, { live: all, overrides: every, artifacts })) ?? undefined) : undefined;
  const live = liveFor(all, owner, { isMember, instead });
  const overrides = overridesFor(every, owner, live);
  const number = visitorOf(request, reply, live, deps);
  const choose = number === null ? activeVersions : versionsFor(number);
  const pinned = pin === null || every.length > 0 ? null : await pinnedPage(live, choose, pin, artifacts);
  const usual = () => (overrides.length === 0 ? pageFor(live, number) : overriddenPage(live, choose, { overrides, artifacts }));
  return { page: pinned ?? (await usual()), onTrial: isCanaryOn(live), measured: hasCanary(live, number) ? { figures_percent: 100 } : {} };
}

/** Sends the page of an address, or that there is none. */
export async function answerFound(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<unknown> {
  const { asked, overrides, deps, guest } = visit;
  const { status, route: matched, params } = visit.found;
  const shared = deps.cdn ? sharedVisit(request) : null;
  const {
    isLander,
    lander,
    isPreview = false,
  } = matched === null ? NO_LANDER : await deps.landerFor(request, { route: matched, params }, asked.language);
  const visitor = await inLanguageOf({ lander, asked, request, deps });
  const shown = routeShown(matched, lander);
  const { page, onTrial, measured } = await versionsOf(request, reply, visit, lander?.page.remote ?? null);
  const found = isLander && lander === null ? 404 : status;
  const { language, settings } = visitor;
  const assets = assetsFor(shown, language, page);
  // The page of a missing lander says so itself, and how to sign up all the same; the shell treats it as an ordinary
  // page.
  const own = { ...measured, ...(guest !== undefined && { guest }) };
  const boot: Boot = { ...visitor, ...own, snapshot: firstHashes(page, assets, language), overrides: [...overrides], status };
  const path = pathOf(request);
  const isVisitors = shown !== null && visitor.user === null && found === 200 && !isFiltered(shown, request.raw.url ?? '/');
  const ask = landerAsk(lander, pageAsk(request.server, request, { language }));
  const document = lander?.fingerprint ?? '';
  const rendered = lander?.page.path ?? path;
  const made = isVisitors
    ? await deps.screens.screenFor({ page, route: shown, path: rendered, language, settings, document, ask })
    : NOTHING;
  const firstScreen = rendered === path ? made : screenAt(made, params.slug ?? '');
  const first = firstOf(request, lander, shared !== null);
  if (first === null && request.method === 'GET')
    // Counting does not delay the page.
    lander?.seen().catch((error: unknown) => request.log.error({ err: error }, 'a visit of a lander was not counted'));
  if (isPreview) reply.header('x-robots-tag', 'noindex, nofollow');
  const share = shown?.name === 'members-id' && params.id !== undefined ? await deps.sharePreview(visitor, params.id) : null;
  const { publicUrl } = deps;
  const picture = sitePreviewPicture(shown, page.shell, publicUrl);
  const about =
    found === 200 && !isPreview
      ? pageMetadata({ route: shown, path, boot, screen: firstScreen.screen, lander: lander?.page ?? null, publicUrl, picture })
      : null;
  const answer = {
    status: found,
    document: {
      boot,
      route: shown,
      assets,
      share,
      withoutScript: matched === null ? null : await deps.withoutScript(request, matched, visitor),
      // The site's own team has not read the pages of guests.
      indexed: !isPreview && guest === undefined,
      about: about === null ? aboutGuest(guest, language) : { title: about.title, tags: metadataHtml(about, publicUrl, settings.name) },
      first,
    },
    keeping: isPreview ? null : keepingOf({ shared, route: shown, params, lander, onTrial, now: deps.now() }),
    policy: { policies: policiesOf(page), secure: deps.secure, artifactsAddress: page.artifactsAddress },
  };
  const coming = found === 200 ? await memberScreen(request, { page, route: shown, boot, deps }) : null;
  if (coming !== null) return sendComing(request, reply, { ...answer, ...coming });
  return sendDocument(request, reply, { ...answer, firstScreen });
}

/** What the browser does because no server hears of the visit: of a page that a CDN keeps, or that is loaded ahead. */
function firstOf(request: FastifyRequest, lander: LanderAnswer['lander'], isShared: boolean): FirstVisit | null {
  if (isShared) return firstVisitOf(lander, request.raw.url ?? '/');
  return lander !== null && isLoadedAhead(request) ? reportOf(lander) : null;
}

interface LanderShown {
  readonly lander: LanderAnswer['lander'];
  readonly asked: VisitorBoot;
  readonly request: FastifyRequest;
  readonly deps: EdgeDeps;
}

/** A lander that does not speak a visitor's language is entirely in its own: form, footer, and what search engines read. */
async function inLanguageOf({ lander, asked, request, deps }: LanderShown): Promise<VisitorBoot> {
  const language = lander?.page.language ?? asked.language;
  return asked.user !== null || language === asked.language ? asked : deps.bootFor(request, language);
}
