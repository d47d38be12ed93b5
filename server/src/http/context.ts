import { AsyncLocalStorage } from 'node:async_hooks';
import { COUNTRY_COOKIE, type Country, isCountry } from '@amarena/shared/contracts/platform/countries';
import { decidingCountry } from '@amarena/shared/contracts/platform/decidingCountry';
import type { Endpoint, ParsedBodyOf, ParsedQueryOf } from '@amarena/shared/contracts/platform/endpoint';
import { LANGUAGE_COOKIE } from '@amarena/shared/contracts/platform/languageCookie';
import { isLanguage, type Language, languageFor } from '@amarena/shared/contracts/platform/languages';
import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../db/schema.ts';
import type { Domain } from './domains.ts';
import type { Platform } from './platform.ts';
import { requestCountry } from './requestCountry.ts';
import { sessionToken } from './sessionCookie.ts';
import type { SessionMember } from './sessions.ts';
import { ApiProblem } from './status.ts';

/** Who sends a request, from where and in which language. */
export interface Visit {
  readonly member: SessionMember | null;
  readonly language: Language;
  /** Country that decides prices and menus; the configured default if nothing is known. */
  readonly country: Country;
  /** Country of the request's address; null if unknown. */
  readonly geoip_country: string | null;
  readonly geoip_selected_country: string | null;
  /** The requested address of the site. */
  readonly domain: Domain;
}

/** What a handler receives. */
export interface Context<E extends Endpoint> extends Visit {
  readonly query: ParsedQueryOf<E>;
  readonly body: ParsedBodyOf<E>;
  /** The open transaction if `endpoint.once`, else the database. A handler uses nothing else. */
  readonly db: Db;
  readonly now: Date;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Logs a member in with this answer. Default of `remember`: true. */
  signIn(memberId: string, options?: { remember: boolean }): void;
  /** Ends the request's session with this answer. */
  signOut(): void;
}

export interface MemberContext<E extends Endpoint> extends Context<E> {
  readonly member: SessionMember;
}

/** Name of the header, as Fastify gives it. */
export const SHOWN = SHOWN_MEMBER.toLowerCase();

/** Limits, calls and pages need the member; the database is queried once. */
const known = new WeakMap<FastifyRequest, Promise<SessionMember | null>>();

/** The page for which the server makes a call of its own. */
const pages = new AsyncLocalStorage<FastifyRequest>();

/** Makes a call for a page: if it has the session of that page, it has its member, too, without another query. */
export const forPage = <Value>(page: FastifyRequest, call: () => Promise<Value>): Promise<Value> => pages.run(page, call);

/** The member of the request's session cookie; null without a valid one. */
export function memberOf(request: FastifyRequest, { db, sessions, config }: Platform): Promise<SessionMember | null> {
  const token = sessionToken(request, config);
  if (token === undefined) return Promise.resolve(null);
  const page = pages.getStore();
  const asker = page !== undefined && sessionToken(page, config) === token ? page : request;
  const found = known.get(asker) ?? sessions.find(db, token);
  known.set(asker, found);
  return found;
}

/**
 * Throws `member_changed` if the page shows a member, and this is not the one who is logged in. `shown`: the id that the
 * page sends; missing: it shows a visitor.
 */
export function refuseOtherMember(member: SessionMember | null, shown: string | string[] | undefined): void {
  if (member !== null && shown !== undefined && shown !== member.id) throw new ApiProblem({ code: 'member_changed' });
}

export async function visitOf(request: FastifyRequest, platform: Platform): Promise<Visit> {
  const member = await memberOf(request, platform);
  const cookie = request.cookies[LANGUAGE_COOKIE];
  const chosen = request.cookies[COUNTRY_COOKIE];
  const geoip_country = requestCountry(request, pages.getStore() ?? request, platform);
  const geoip_selected_country = isCountry(chosen) ? chosen : null;
  const domain = await platform.domains.of(request.host);
  const fallback = isCountry(domain.country) ? domain.country : platform.config.defaultCountry;
  const deciding = decidingCountry({ geoip_selected_country, profile_country: member?.country ?? null, geoip_country });
  return {
    member,
    language: isLanguage(cookie) ? cookie : (member?.language ?? languageFor(undefined, domain.language)),
    country: isCountry(deciding) ? deciding : fallback,
    geoip_country,
    geoip_selected_country,
    domain,
  };
}
