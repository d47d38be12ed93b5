import { DISMISSED_COOKIE, type Dismissed, dismissedIn, isUnmoved } from '@amarena/shared/contracts/platform/dismissed';
import type { Boot } from '@amarena/shared/federation/boot';
import type { Clock } from '@amarena/shared/federation/render';
import type { FastifyRequest } from 'fastify';
import type { PageSnapshot } from '../delivery/pageSnapshot.ts';
import { sessionCookie } from '../http/sessionCookie.ts';
import type { FirstScreen } from '../rendering/firstScreen.ts';
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
 * A member's screen, not begun yet, and whether the browser may store the page. Null if the page is a visitor's, or if no
 * version renders it for members.
 */
export async function memberScreen(
  request: FastifyRequest,
  { page, route, boot, deps }: Shown,
): Promise<{ begin: () => Promise<FirstScreen>; clock: Clock; dismissed: Dismissed | undefined; storable: boolean } | null> {
  const { user, badges, offer, pending_payment, language, settings } = boot;
  if (user === null || route === null || !deps.memberScreens.renders({ page, route })) return null;
  const clock: Clock = { at: deps.now().getTime(), zone: await deps.zoneOf(request) };
  const [path = '/', ...query] = (request.raw.url ?? '/').split('?');
  const kept = request.cookies[DISMISSED_COOKIE];
  const dismissed = isUnmoved(kept, user) ? undefined : dismissedIn(kept ?? '', user.id);
  const member = {
    ...{ user, badges, offer, pending_payment, clock },
    ...(dismissed !== undefined && { dismissed }),
    search: query.length === 0 ? '' : `?${query.join('?')}`,
  };
  const ask = pageAsk(request.server, request, { language, session: sessionCookie(deps.secure) });
  const storable = await deps.isRemembered(request);
  const begin = () => deps.memberScreens.screenFor({ page, route, path, language, settings, member, ask });
  return { begin, clock, dismissed, storable };
}
