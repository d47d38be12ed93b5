import type { PageGuest } from '@amarena/shared/contracts/platform/guests';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, LANGUAGE_COOKIE_PATH } from '@amarena/shared/contracts/platform/languageCookie';
import type { Boot, Override } from '@amarena/shared/federation/boot';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDeltas } from '../delivery/deltas/deltas.ts';
import { OWN_ARTIFACTS } from '../delivery/folders.ts';
import { liveFor } from '../delivery/guestLive.ts';
import { type LiveRegistry, liveSnapshot } from '../delivery/liveSnapshot.ts';
import { activeVersions } from '../delivery/pageSnapshot.ts';
import { sharedVisit } from '../http/sharedVisit.ts';
import { decide, NO_PAGE, type PageDecision, type Redirect } from './answer.ts';
import { hasCanary, isCanaryOn, pageFor, versionsFor, visitorOf } from './canary.ts';
import type { EdgeDeps, VisitorBoot } from './deps.ts';
import { answerFailures } from './failurePage.ts';
import { registerFiles } from './files.ts';
import { isFiltered } from './filtered.ts';
import { firstHashes } from './firstHashes.ts';
import { firstVisitOf } from './firstVisit.ts';
import { aboutGuest, guestAt, overridesFor } from './guests.ts';
import { keepingOf, OWN_PAGE } from './keeping.ts';
import { type LanderAnswer, landerAsk, routeShown, screenAt } from './landers.ts';
import { memberScreen } from './memberScreen.ts';
import { askedLanguage, metadataHtml } from './metadataHtml.ts';
import { registerOffline } from './offline.ts';
import { overrideNotice } from './overrideNotice.ts';
import { keepOverrides, type OverrideChange, overriddenPage, overrideChange, overridesOf } from './overrides.ts';
import { pageAsk } from './pageAsk.ts';
import { pageMetadata } from './pageMetadata.ts';
import { pinnedPage } from './pinned.ts';
import { assetsFor } from './preloads.ts';
import { contentSecurityPolicy, policiesOf, securityHeaders } from './securityHeaders.ts';
import { registerSecurityTxt } from './securityTxt.ts';
import { randomNonce, sendComing, sendDocument, sendHtml } from './sendDocument.ts';
import { registerSitemap } from './sitemap.ts';
import { sitePreviewPicture } from './sitePreviewPicture.ts';

import { WEB_MANIFEST_PATH, webManifest } from './webManifest.ts';

const SECONDS_PER_DAY = 86_400;
const NO_LANDER: LanderAnswer = { isLander: false, lander: null };

const pathOf = (request: FastifyRequest): string => (request.raw.url ?? '/').split('?', 1)[0] ?? '/';

type ChangeToAnswer = OverrideChange & { readonly nonce: string; readonly secure: boolean };

async function answerOverrideChange(request: FastifyRequest, reply: FastifyReply, change: ChangeToAnswer): Promise<unknown> {
  const { outcome, address, nonce, secure } = change;
  if (outcome.ok) {
    keepOverrides(reply, outcome.value, secure);
    return reply.header('cache-control', 'private, no-store').redirect(address, 302);
  }
  reply
    .code(400)
    .header('content-security-policy', contentSecurityPolicy({ nonce, policies: [], secure, artifactsAddress: OWN_ARTIFACTS }));
  return sendHtml(request, reply, overrideNotice({ problems: outcome.error, address, nonce }));
}

/** A CDN may know addresses without all of their query, which the new address has. */
const redirected = (reply: FastifyReply, { status, to }: Redirect, { cdn }: EdgeDeps): FastifyReply =>
  reply.header('cache-control', status === 301 ? `${cdn ? 'private' : 'public'}, max-age=3600` : 'private, no-store').redirect(to, status);

async function answerPage(request: FastifyRequest, reply: FastifyReply, deps: EdgeDeps, live: LiveRegistry): Promise<unknown> {
  const asked = await deps.bootFor(request);
  const url = request.raw.url ?? '/';
  const decision = decide(url, asked.user !== null, asked.user?.roles);
  if (decision.kind === 'redirect') return redirected(reply, decision, deps);
  const exists = decision.route === null || (await deps.exists(asked, { route: decision.route, params: decision.params }));
  const found = exists ? decision : NO_PAGE;
  if (!deps.cdn || sharedVisit(request) === null) keepAskedLanguage(request, reply, asked, deps.secure);
  const { artifacts } = deps.delivery;
  const developer = asked.user?.roles.includes('developer') ?? false;
  const overrides = developer ? overridesOf(request) : [];
  if (developer && found.route !== null) {
    const change = await overrideChange(url, { so_far: overrides, live, artifacts });
    if (change !== null) return answerOverrideChange(request, reply, { ...change, nonce: randomNonce(), secure: deps.secure });
  }
  const visit = { asked, overrides, deps, live };
  if (found.route?.name !== 'guest') return answerFound(request, reply, { ...visit, found });
  const guest = await guestAt(found.route.owner, { live, overrides, artifacts });
  if (guest === null) return answerFound(request, reply, { ...visit, found: NO_PAGE });
  const allowed = decide(url, asked.user !== null, asked.user?.roles, guest);
  return allowed.kind === 'redirect' ? redirected(reply, allowed, deps) : answerFound(request, reply, { ...visit, found, guest });
}

interface Visit {
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
  { deps, live: all, overrides: every, found }: Visit,
  pin: string | null,
) {
  const owner = found.route?.owner ?? null;
  const [live, overrides] = [liveFor(all, owner), overridesFor(every, owner)];
  const { artifacts } = deps.delivery;
  const number = visitorOf(request, reply, live, deps);
  const choose = number === null ? activeVersions : versionsFor(number);
  const pinned = pin === null || every.length > 0 ? null : await pinnedPage(live, choose, pin, artifacts);
  const usual = () => (overrides.length === 0 ? pageFor(live, number) : overriddenPage(live, choose, { overrides, artifacts }));
  return { page: pinned ?? (await usual()), onTrial: isCanaryOn(live), measured: hasCanary(live, number) ? { figures_percent: 100 } : {} };
}

/** Sends the page of an address, or that there is none. */
async function answerFound(request: FastifyRequest, reply: FastifyReply, visit: Visit): Promise<unknown> {
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
  const made = isVisitors ? await deps.screens.screenFor({ page, route: shown, path: rendered, language, settings, document, ask }) : null;
  const screen = rendered === path ? made : screenAt(made, params.slug ?? '');
  // Counting does not delay the page. One that a CDN may keep is counted by the browser.
  if (shared === null) lander?.seen().catch((error: unknown) => request.log.error({ err: error }, 'a visit of a lander was not counted'));
  if (isPreview) reply.header('x-robots-tag', 'noindex, nofollow');
  const share = shown?.name === 'members-id' && params.id !== undefined ? await deps.sharePreview(visitor, params.id) : null;
  const { publicUrl } = deps;
  const picture = sitePreviewPicture(shown, page.shell, publicUrl);
  const about =
    found === 200 && !isPreview
      ? pageMetadata({ route: shown, path, boot, screen, lander: lander?.page ?? null, publicUrl, picture })
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
      first: shared === null ? null : firstVisitOf(lander, request.raw.url ?? '/'),
    },
    keeping: isPreview ? null : keepingOf({ shared, route: shown, params, lander, onTrial, now: deps.now() }),
    policy: { policies: policiesOf(page), secure: deps.secure, artifactsAddress: page.artifactsAddress },
  };
  const coming = found === 200 ? await memberScreen(request, { page, route: shown, boot, deps }) : null;
  if (coming !== null) return sendComing(request, reply, { ...answer, ...coming });
  return sendDocument(request, reply, { ...answer, document: { ...answer.document, screen } });
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

/** A visitor who came by an address in a language continues in it. */
function keepAskedLanguage(request: FastifyRequest, reply: FastifyReply, { user, language }: VisitorBoot, secure: boolean): void {
  if (user !== null || request.cookies[LANGUAGE_COOKIE] === language || askedLanguage(request.raw.url ?? '') === null) return;
  // Readable by scripts, because the browser's own code changes it.
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: LANGUAGE_COOKIE_PATH,
    sameSite: 'lax',
    secure,
    maxAge: LANGUAGE_COOKIE_DAYS * SECONDS_PER_DAY,
  });
}

/**
 * Answers every GET that no other route handles, with the HTML document, a redirect, or a built file. Register it last,
 * after the cookies, and call `setNotFoundHandler` for unknown API calls: they are passed on to it.
 */
export async function registerEdge(app: FastifyInstance, deps: EdgeDeps): Promise<void> {
  const { artifacts, shell } = deps.delivery;
  const live = liveSnapshot({
    ...deps.delivery,
    onMissing: (remote, version) => app.log.error({ remote, version }, 'The registry names a version that the artifact store lacks.'),
    onTrouble: (error) => app.log.error({ err: error }, 'What is live cannot be read: pages go on from what was live last.'),
  });
  await app.register(async (edge) => {
    const headers = securityHeaders(deps.secure);
    edge.addHook('onSend', async (_request, reply) => {
      reply.headers(headers);
      // Whatever made it so: an answer with a cookie is for one browser.
      if (reply.hasHeader('set-cookie') && reply.hasHeader('surrogate-key'))
        reply.headers(OWN_PAGE).removeHeader('surrogate-key').removeHeader('cache-tag');
    });
    answerFailures(edge);
    const { artifactsAddress } = deps.delivery;
    registerFiles(edge, {
      ofRemote: artifacts.read,
      ofShell: shell.read,
      deltaOf: createDeltas({ ...deps.delivery, live, patience: deps.deltaPatience }),
      artifactsAddress,
    });
    registerOffline(edge, { ...deps, live });
    registerSitemap(edge, { ...deps, registry: deps.delivery.registry });
    registerSecurityTxt(edge, { ...deps, contact: async (request) => (await deps.bootFor(request)).settings.support_email });
    edge.get(WEB_MANIFEST_PATH, async (request, reply) => {
      const { shell } = await live();
      reply.type('application/manifest+json; charset=utf-8').header('cache-control', 'private, max-age=3600');
      return reply.send(JSON.stringify(webManifest({ ...(await deps.bootFor(request)), shell })));
    });
    edge.get('/*', async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      return answerPage(request, reply, deps, await live());
    });
  });
}
