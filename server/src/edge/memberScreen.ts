import type { Boot } from '@amarena/shared/federation/boot';
import type { Clock } from '@amarena/shared/federation/render';
import type { FastifyRequest } from 'fastify';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import { sessionCookie } from '../http/sessionCookie.ts';
import type { MemberScreen } from '../rendering/memberScreens.ts';
import type { EdgeDeps } from './deps.ts';
import type { ShownRoute } from './landers.ts';
import { pageAsk } from './pageAsk.ts';

interface Shown {
  readonly page: PageSnapshot;
  readonly route: ShownRoute | null;
  readonly boot: Boot;
  readonly deps: EdgeDeps;
}

/**
 * A member's screen under way, and whether the browser may store the page. Null if the page is a visitor's, or if no
 * version renders it for members.
 */
export async function memberScreen(
  request: FastifyRequest,
  { page, route, boot, deps }: Shown,
): Promise<{ coming: Promise<MemberScreen>; clock: Clock; storable: boolean } | null> {
  const { user, badges, offer, pending_payment, language, settings } = boot;
  if (user === null || route === null || !deps.memberScreens.renders({ page, route })) return null;
  const clock: Clock = { at: deps.now().getTime(), zone: await deps.zoneOf(request) };
  const [path = '/', ...query] = (request.raw.url ?? '/').split('?');
  const member = { user, badges, offer, pending_payment, clock, search: query.length === 0 ? '' : `?${query.join('?')}` };
  const ask = pageAsk(request.server, request, { language, session: sessionCookie(deps.secure) });
  const storable = await deps.isRemembered(request);
  const coming = deps.memberScreens.screenFor({ page, route, path, language, settings, member, ask });
  return { coming, clock, storable };
}
