import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, LANGUAGE_COOKIE_PATH } from '@amarena/shared/contracts/platform/languageCookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDeltas, type Deltas } from '../delivery/deltas/deltas.ts';
import { OWN_ARTIFACTS } from '../delivery/folders.ts';
import { type LiveRegistry, liveSnapshot } from '../delivery/liveSnapshot.ts';
import { sharedVisit } from '../http/sharedVisit.ts';
import { decide, NO_PAGE, type Redirect } from './answer.ts';
import { answerFound } from './answerFound.ts';
import type { EdgeDeps, VisitorBoot } from './deps.ts';
import { answerFailures } from './failurePage.ts';
import { registerFiles } from './files.ts';
import { guestAt } from './guests.ts';
import { OWN_PAGE } from './keeping.ts';
import { askedLanguage } from './metadataHtml.ts';
import { registerOffline } from './offline.ts';
import { overrideNotice } from './overrideNotice.ts';
import { keepOverrides, type OverrideChange, overrideChange, overridesOf } from './overrides.ts';
import { contentSecurityPolicy, securityHeaders } from './securityHeaders.ts';
import { registerSecurityTxt } from './securityTxt.ts';
import { randomNonce, sendHtml } from './sendDocument.ts';
import { registerSitemap } from './sitemap.ts';
import { createStrangers } from './strangers.ts';

import { WEB_MANIFEST_PATH, webManifest } from './webManifest.ts';

const SECONDS_PER_DAY = 86_400;

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
export async function registerEdge(app: FastifyInstance, deps: EdgeDeps): Promise<Pick<Deltas, 'released'>> {
  const { artifacts, shell } = deps.delivery;
  const live = liveSnapshot({
    ...deps.delivery,
    onMissing: (remote, version) => app.log.error({ remote, version }, 'The registry names a version that the artifact store lacks.'),
    onTrouble: (error) => app.log.error({ err: error }, 'What is live cannot be read: pages go on from what was live last.'),
  });
  const deltas = createDeltas({ ...deps.delivery, live, patience: deps.deltaPatience });
  await app.register(async (edge) => {
    const headers = securityHeaders(deps.secure);
    const making = new WeakMap<FastifyRequest, () => void>();
    edge.addHook('onSend', async (request, reply) => {
      making.get(request)?.();
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
      deltaOf: deltas.of,
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
    const strangers = createStrangers(deps.strangersPatience);
    edge.get('/*', async (request, reply) => {
      if (request.url.startsWith('/api/')) return reply.callNotFound();
      const answer = async () => answerPage(request, reply, deps, await live());
      if (await deps.isMember(request)) return answer();
      // Who has left meanwhile needs no page.
      const made = new Promise<void>((resolve) => making.set(request, resolve));
      return strangers(async () => (request.raw.destroyed ? reply.hijack() : answer()), made);
    });
  });
  return { released: deltas.released };
}
