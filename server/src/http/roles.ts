import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import type { FastifyInstance } from 'fastify';
import type { Role } from '../config.ts';
import { MINUTE } from '../times.ts';
import { ApiProblem } from './status.ts';

/** What every process answers. */
const EVERYWHERE = ['/health/live', '/health/ready', '/metrics'];
/** A repeat at the same process changes nothing, and balancers count it apart from an overload. */
const MISDIRECTED = 421;

/**
 * Answers 421 to requests that belong to processes with another role: a balancer that is wired wrongly shows at once.
 * Logs one of them a minute.
 */
export function refuseOtherRoles(server: FastifyInstance, roles: ReadonlySet<Role>): void {
  if (roles.has('web') && roles.has('live')) return;
  let quietUntil = 0;
  server.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (url !== undefined && EVERYWHERE.includes(url)) return;
    const role: Role = url === LIVE_PATH ? 'live' : 'web';
    if (roles.has(role)) return;
    if (Date.now() >= quietUntil) {
      quietUntil = Date.now() + MINUTE;
      request.log.error(
        { route: url ?? 'unknown', role, roles: [...roles] },
        'A request belongs to a process with another role: check the balancer',
      );
    }
    throw new ApiProblem({ code: 'unavailable' }, MISDIRECTED);
  });
}
