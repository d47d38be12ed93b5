import { USUAL_FIGURES_PERCENT } from '@amarena/shared/contracts/platform/fieldFigures';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { FastifyRequest } from 'fastify';
import type { VisitorBoot } from '../edge/deps.ts';
import { askedLanguage } from '../edge/metadataHtml.ts';
import { type Visit, visitOf } from '../http/context.ts';
import type { Platform } from '../http/platform.ts';
import { markOf } from '../http/sessionMark.ts';
import type { Services } from './deps.ts';

const NO_BADGES = { unread: 0, newLikes: 0 };

/**
 * A visitor who opens an address with a language gets that language, whatever they chose before. Members have a
 * language in their settings.
 */
const inAskedLanguage = (visit: Visit, request: FastifyRequest): Visit => {
  const asked = visit.member === null ? askedLanguage(request.raw.url ?? '') : null;
  return asked === null ? visit : { ...visit, language: asked };
};

/** Says nothing in the usual case: every document has it. */
const figures = ({ figuresPercent }: Platform['config']) =>
  figuresPercent === USUAL_FIGURES_PERCENT ? {} : { figures_percent: figuresPercent };

/** What a page knows before its first request; `shown`: the page's language if it differs from the visitor's. */
export const createBoot =
  (platform: Platform, { settings, accounts, money, chats, likes, live }: Services) =>
  async (request: FastifyRequest, shown?: Language): Promise<VisitorBoot> => {
    const { db, now, config } = platform;
    const asked = inAskedLanguage(await visitOf(request, platform), request);
    const visit = shown === undefined ? asked : { ...asked, language: shown };
    const session_mark = markOf(visit.member?.session_id ?? null);
    const shared = { settings: await settings.get(db, visit), language: visit.language, session_mark, ...figures(config) };
    if (visit.member === null) return { ...shared, user: null, offer: null, pending_payment: null, badges: NO_BADGES, live_after: null };
    const { id } = visit.member;
    // Reads the newest event first, then the rest: what happens in between comes twice, which is better than not at
    // all.
    const live_after = await live.newest(db, id);
    const [user, offer, pending_payment, unread, newLikes] = await Promise.all([
      accounts.user(db, id, visit.member.by_passkey),
      money.offers.active(db, id, now()),
      money.payments.pending(db, id, now()),
      chats.unread(db, id),
      likes.newLikes(db, id),
    ]);
    return { ...shared, user, offer, pending_payment, badges: { unread, newLikes }, live_after };
  };
