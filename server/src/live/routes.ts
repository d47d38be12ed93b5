import type { OutgoingHttpHeaders } from 'node:http';
import { LIVE_PATH } from '@amarena/shared/contracts/chat/live';
import type { FastifyReply } from 'fastify';
import { Counter, Gauge } from 'prom-client';
import { addressBlock } from '../geoip/addresses.ts';
import { memberOf, refuseOtherMember } from '../http/context.ts';
import type { Api } from '../http/platform.ts';
import { sessionToken } from '../http/sessionCookie.ts';
import { ApiProblem } from '../http/status.ts';
import { MINUTE } from '../times.ts';
import type { Live } from './live.ts';
import { createOpenings } from './openings.ts';
import { openStream } from './stream.ts';

const NUMBER = /^\d{1,9}$/;
const OPENINGS_PER_MINUTE = 120;
/** Seconds after which a tab that reached a stopping process tries again. */
const AGAIN_AFTER = 1;

/** The newest event that the tab has: from the browser's own header after a reconnect, else from the page. */
function afterOf(header: string | string[] | undefined, query: unknown): number | null {
  const given = typeof header === 'string' ? header : query;
  return typeof given === 'string' && NUMBER.test(given) ? Number(given) : null;
}

/** The headers of every answer, all of them texts and numbers. */
const headersOf = (reply: FastifyReply): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));

/** The event stream, `text/event-stream`. */
export function registerLive({ server, platform }: Api, live: Live): void {
  server.addHook('preClose', () => live.stop());
  new Gauge({
    name: 'live_streams',
    help: 'Open tabs that are connected to this process.',
    registers: [platform.metrics],
    collect() {
      this.set(live.open());
    },
  });
  const refused = new Counter({
    name: 'live_streams_refused_total',
    help: 'Tabs that were sent away because too many connected at a time, or because this process stops.',
    registers: [platform.metrics],
  });
  const opened = new Counter({
    name: 'live_streams_opened_total',
    help: 'Tabs that connected to this process; many of them at once come back from another one.',
    registers: [platform.metrics],
  });
  const tooMany = createOpenings(platform.config.liveOpenings);
  server.get<{ Querystring: { after?: string; member?: string } }>(
    LIVE_PATH,
    {
      config: { delivers: true, rateLimit: { max: OPENINGS_PER_MINUTE, timeWindow: MINUTE } },
      // Before the session is read: that is what a rush would be too much for.
      async onRequest(request, reply) {
        if (sessionToken(request, platform.config) === undefined) return;
        const seconds = live.isLeaving() ? AGAIN_AFTER : tooMany(addressBlock(request.ip));
        if (seconds === null) return;
        refused.inc();
        reply.header('retry-after', seconds);
        throw new ApiProblem({ code: 'unavailable' });
      },
    },
    async (request, reply) => {
      const member = await memberOf(request, platform);
      const token = sessionToken(request, platform.config);
      if (member === null || token === undefined) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
      refuseOtherMember(member, request.query.member);
      const after = afterOf(request.headers['last-event-id'], request.query.after);
      const out = reply.raw;
      // Without a number, a tab gets only new events.
      const start = after ?? Number(await live.newest(platform.db, member.id));
      const stream = openStream({ memberId: member.id, sessionId: member.session_id, token, after: start, out });
      reply.hijack();
      // The tab left while its stream was opening: no event will report that.
      if (out.destroyed) return;
      out.writeHead(200, {
        ...headersOf(reply),
        'content-type': 'text/event-stream; charset=utf-8',
        // A proxy that compresses or buffers would delay events.
        'cache-control': 'no-store, no-transform',
        'x-accel-buffering': 'no',
      });
      stream.beat();
      opened.inc();
      out.on('close', live.add(stream));
    },
  );
}
