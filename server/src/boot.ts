import type { FastifyRequest } from 'fastify';
import { pendingPayment } from './domains/payments/pending.ts';
import type { VisitorBoot } from './edge/index.ts';
import { visitOf } from './http/context.ts';
import type { Platform } from './http/platform.ts';
import type { Parts } from './parts.ts';

const NO_BADGES = { unread: 0, newLikes: 0 };

/** What a page knows before its first request, for whoever asks for it. */
export const createBoot =
  (platform: Platform, { settings, accounts, offers, chats, community, live }: Parts) =>
  async (request: FastifyRequest): Promise<VisitorBoot> => {
    const { db, now } = platform;
    const visit = await visitOf(request, platform);
    const shared = { settings: await settings.get(db, visit), language: visit.language };
    if (visit.member === null) return { ...shared, user: null, offer: null, pending_payment: null, badges: NO_BADGES, live_after: null };
    const { id } = visit.member;
    // First the newest event, then the rest: what happens in between comes once more, which is better than not at all.
    const live_after = await live.newest(db, id);
    const [user, offer, pending_payment, unread, newLikes] = await Promise.all([
      accounts.user(db, id),
      offers.active(db, id, now()),
      pendingPayment(db, id, now()),
      chats.unread(db, id),
      community.likes.newLikes(db, id),
    ]);
    return { ...shared, user, offer, pending_payment, badges: { unread, newLikes }, live_after };
  };
