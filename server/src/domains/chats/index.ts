import type { LiveEvent } from '@amarena/shared/contracts/live';
import type { Settings } from '@amarena/shared/contracts/settings';
import { type Db, inTransaction } from '../../db/schema.ts';
import { type Jobs, jobKind } from '../../jobs/jobs.ts';
import type { Live } from '../../live/live.ts';
import type { Intake } from '../../photos/intake.ts';
import type { Blocks } from '../blocks/service.ts';
import type { Credits } from '../credits/service.ts';
import type { Profiles } from '../profiles/service.ts';
import type { FictionalReply } from './ports.ts';
import { type Chats, createChats } from './service.ts';

export interface ChatParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly blocks: Pick<Blocks, 'has'>;
  readonly credits: Pick<Credits, 'balance' | 'debit' | 'credit'>;
  readonly profiles: Pick<Profiles, 'cards' | 'isInvisible'>;
  readonly intake: Pick<Intake, 'claim' | 'forget' | 'refuse' | 'allow'>;
  readonly live: Pick<Live, 'publish' | 'tell' | 'onReached'>;
  readonly jobs: Pick<Jobs, 'add' | 'handle' | 'every'>;
  readonly settings: (db: Db) => Promise<Pick<Settings, 'message_credits' | 'photo_credits' | 'message_length'>>;
  /** Returns the milliseconds before a fictional profile replies. Default: between 8 and 25 seconds. */
  readonly replyDelay?: (() => number) | undefined;
}

const REPLY = jobKind<FictionalReply>('fictional_reply');
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const FASTEST_REPLY = 8_000;
const SLOWEST_REPLY = 25_000;
const isReceived = (event: LiveEvent): boolean => event.type === 'message' && !event.message.from_me;
const naturalDelay = (): number => FASTEST_REPLY + Math.random() * (SLOWEST_REPLY - FASTEST_REPLY);

/** Wires conversations to the rest of the site, with the jobs that send fictional replies and refunds. */
export function openChats({
  db,
  now,
  blocks,
  credits,
  profiles,
  intake,
  live,
  jobs,
  settings,
  replyDelay = naturalDelay,
}: ChatParts): Chats {
  const chats = createChats({
    settings,
    cards: (on, viewerId, ids) => profiles.cards(on, viewerId, ids, now()),
    hasBlocked: blocks.has,
    isInvisible: profiles.isInvisible,
    balance: credits.balance,
    spend: (trx, memberId, amount, messageId) => credits.debit(trx, memberId, amount, { reason: 'message', ref: messageId }),
    giveBack: (trx, memberId, amount, messageId) =>
      credits.credit(trx, memberId, amount, 'refunded', { reason: 'message_refund', ref: messageId }),
    claimPhoto: intake.claim,
    forgetPhoto: intake.forget,
    refusePhoto: intake.refuse,
    allowPhoto: intake.allow,
    publish: live.publish,
    tell: live.tell,
    async replyLater(trx, reply) {
      const delay = replyDelay();
      await jobs.add(trx, REPLY, reply, delay === 0 ? {} : { startAfter: new Date(now().getTime() + delay) });
    },
  });
  live.onReached(async (memberId, news) => {
    // When a tab opens, it loads everything written before; afterwards only a received message needs a delivery mark.
    if (news.length === 0 || news.some(isReceived)) await chats.deliver(db, memberId, now());
  });
  jobs.handle(REPLY, (reply) => inTransaction(db, (trx) => chats.reply(trx, reply, now())));
  jobs.every('refund_unanswered', EVERY_FIVE_MINUTES, () => chats.refundUnanswered(db, now()));
  return chats;
}
