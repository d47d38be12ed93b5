import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/schema.ts';
import type { Visit } from './context.ts';
import type { SignedIn } from './idempotency.ts';
import { rememberBrowser } from './knownBrowser.ts';
import type { Platform } from './platform.ts';
import { clearSessionCookie, isSecure, sessionToken, setSessionCookie } from './sessionCookie.ts';
import { markOf, setMark } from './sessionMark.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visit: Visit;
}

export interface SessionOptions {
  /** True if the session of this log-in was opened by a passkey. Default: false. */
  readonly byPasskey?: boolean;
  /** True if the session gets a new token, so that a copy of the old one becomes useless. Default: false. */
  readonly rotates?: boolean;
  /**
   * True if the call ends its own session. A repeat, whose session is over by then, gets the first answer: it is
   * recognised by the token that it still carries. Default: false.
   */
  readonly endsSession?: boolean;
}

/** Collects what a handler wants to do to the session, and does it together with the handler's effect. */
export function sessionChange(
  { request, reply, visit }: Call,
  { byPasskey = false, rotates = false, endsSession = false }: SessionOptions,
  platform: Platform,
) {
  const { sessions, config, db } = platform;
  const held = sessionToken(request, config);
  const from = { userAgent: request.headers['user-agent'] ?? '', country: visit.geoip_country, byPasskey };
  let wanted: { member: string; remembered: boolean } | 'out' | null = null;
  let made: { token: string; remembered: boolean } | null = null;

  const endHeld = async (trx: Db): Promise<void> => {
    if (held) await sessions.end(trx, held);
  };

  return {
    signIn(memberId: string, { remember }: { remember: boolean } = { remember: true }): void {
      wanted = { member: memberId, remembered: remember };
    },

    signOut(): void {
      wanted = 'out';
    },

    /** Applies the change. Returns whom it logged in. */
    async make(trx: Db): Promise<SignedIn | null> {
      const doing = wanted;
      if (doing === null) return null;
      await endHeld(trx);
      if (doing === 'out') return null;
      const { member, remembered } = doing;
      const session = uuidv7();
      made = { token: await sessions.start(trx, member, { ...from, remembered }, session), remembered };
      return { member, session };
    },

    /** Resumes the session that the first request of a repeat opened. False if it is over. */
    async resume(trx: Db, { session }: SignedIn): Promise<boolean> {
      if (visit.member?.session_id === session) return true;
      made = (await sessions.renew(trx, session)) ?? null;
      if (made !== null) await endHeld(trx);
      return made !== null;
    },

    /** Sets the browser's cookie, with a successful answer. */
    async tell(signedIn: SignedIn | null): Promise<void> {
      if (made !== null && signedIn !== null) {
        setSessionCookie(reply, config, made.token, made.remembered);
        setMark(reply, markOf(signedIn.session), { secure: isSecure(config), remember: made.remembered });
        if (made.remembered) rememberBrowser(request, reply, platform, signedIn.member);
      } else if (wanted === 'out' || endsSession) {
        clearSessionCookie(reply, config);
        setMark(reply, markOf(null), { secure: isSecure(config) });
      } else if (rotates && held) {
        const next = await sessions.rotate(db, held);
        if (next !== undefined) setSessionCookie(reply, config, next.token, next.remembered);
      }
    },
  };
}
