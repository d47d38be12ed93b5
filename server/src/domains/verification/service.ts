import {
  CODE_MINUTES,
  SELFIES_PER_DAY,
  type Verification,
  type VerificationReason,
  type VerificationStanding,
} from '@amarena/shared/contracts/account/verification';
import type { LiveEvent } from '@amarena/shared/contracts/chat/live';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { MailPort } from '../../mail/mail.ts';
import { DAY, HOUR, MINUTE } from '../../times.ts';
import { newCode } from './code.ts';
import { decisionMail } from './decisionMail.ts';
import {
  countWaiting,
  deleteCodesBefore,
  deleteDecidedSelfies,
  lastRequest,
  lockMember,
  lockWaiting,
  saveCode,
  saveOutcome,
  saveSelfie,
  selfieOf,
  sentRequest,
  sentSince,
  shownPhotos,
  verifiedAt,
  waitingRequests,
  withdrawOpen,
} from './repository.ts';

export interface Deps {
  readonly mail: MailPort;
  readonly publish: (db: Db, memberId: string, event: LiveEvent) => Promise<void>;
  readonly publicUrl: string;
}

export interface Decision {
  readonly id: string;
  /** Null: verified. */
  readonly reason: VerificationReason | null;
}

/** A selfie that was being sent when its code expired still counts. */
const ON_THE_WAY = 2 * MINUTE;

type Request = NonNullable<Awaited<ReturnType<typeof lastRequest>>>;

function standingOf(request: Request | undefined, verified_at: Date | null, now: Date): VerificationStanding {
  if (verified_at !== null) return { state: 'verified', since: verified_at.toISOString() };
  if (request === undefined) return { state: 'none' };
  const { status, code, code_ends_at, sent_at, decided_at, reason } = request;
  if (status === 'code') return code_ends_at > now ? { state: 'code', code, ends_at: code_ends_at.toISOString() } : { state: 'expired' };
  if (status === 'pending' && sent_at !== null) return { state: 'pending', sent_at: sent_at.toISOString() };
  if (status === 'refused' && reason !== null && decided_at !== null) {
    return { state: 'refused', reason, decided_at: decided_at.toISOString() };
  }
  return status === 'verified' ? { state: 'ended' } : { state: 'none' };
}

/** When the next selfie may be sent: a day after the first of those that use up the limit. Null: now. */
async function againAt(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const sent = await sentSince(db, memberId, new Date(now.getTime() - DAY));
  const [first] = sent.slice(-SELFIES_PER_DAY);
  return sent.length < SELFIES_PER_DAY || first === undefined ? null : new Date(first.getTime() + DAY);
}

/** Badges for members. A moderator compares a selfie that shows a random code with the member's photos. */
export function createVerification({ mail, publish, publicUrl }: Deps) {
  async function verification(db: Db, memberId: string, now: Date): Promise<Verification> {
    const again = await againAt(db, memberId, now);
    return {
      standing: standingOf(await lastRequest(db, memberId), await verifiedAt(db, memberId), now),
      has_photo: (await shownPhotos(db, memberId)).length > 0,
      again_at: again?.toISOString() ?? null,
    };
  }

  /** Why a member cannot continue with a request now; null if they can. */
  async function obstacle(trx: Db, memberId: string, now: Date): Promise<ApiError | null> {
    const member = await lockMember(trx, memberId);
    if (member.fictional) return { code: 'forbidden' };
    if (member.verified_at !== null || (await lastRequest(trx, memberId))?.status === 'pending') return { code: 'verification_closed' };
    if ((await shownPhotos(trx, memberId)).length === 0) return { code: 'verification_photo_missing' };
    const again = await againAt(trx, memberId, now);
    return again === null ? null : { code: 'verification_limit', hours: Math.ceil((again.getTime() - now.getTime()) / HOUR) };
  }

  return {
    get: verification,

    /** Draws a random code. Errors: those of `postVerification`. */
    draw: (db: Db, memberId: string, now: Date): Promise<Result<Verification, ApiError>> =>
      inTransaction(db, async (trx) => {
        const problem = await obstacle(trx, memberId, now);
        if (problem !== null) return failure(problem);
        const code_ends_at = new Date(now.getTime() + CODE_MINUTES * MINUTE);
        await saveCode(trx, { id: uuidv7(), member_id: memberId, code: newCode(), code_ends_at });
        return success(await verification(trx, memberId, now));
      }),

    /** Accepts the selfie, a picture that was already checked. Errors: those of `postSelfie`. */
    send: (db: Db, memberId: string, bytes: Buffer, now: Date): Promise<Result<Verification, ApiError>> =>
      inTransaction(db, async (trx) => {
        const problem = await obstacle(trx, memberId, now);
        if (problem !== null) return failure(problem);
        const request = await lastRequest(trx, memberId);
        if (request?.status !== 'code' || request.code_ends_at.getTime() + ON_THE_WAY < now.getTime()) {
          return failure({ code: 'verification_code_expired' });
        }
        await saveSelfie(trx, request.id, { bytes, photo_ids: await shownPhotos(trx, memberId), sent_at: now });
        return success(await verification(trx, memberId, now));
      }),

    withdraw: (db: Db, memberId: string, now: Date): Promise<Verification> =>
      inTransaction(db, async (trx) => {
        await lockMember(trx, memberId);
        await withdrawOpen(trx, memberId);
        return verification(trx, memberId, now);
      }),

    /** Requests that wait for a moderator, oldest first. */
    waitingRequests,
    countWaiting,
    sentRequest,

    /** The selfie of a waiting request; no one can open it once it is decided. */
    selfie: selfieOf,

    /**
     * Gives the badge or refuses it, and tells the member by live event and mail. Errors: `not_found` if no request
     * with this id is waiting, `verification_photo_missing` if none of the compared photos is visible any more.
     */
    decide: (db: Db, { id, reason }: Decision, now: Date): Promise<Result<undefined, ApiError>> =>
      inTransaction(db, async (trx) => {
        const waits = await sentRequest(trx, id);
        if (waits === undefined) return failure({ code: 'not_found' });
        // Takes the locks in the same order as the member's own requests: a withdrawal may come at the same moment.
        await lockMember(trx, waits.member_id);
        const request = await lockWaiting(trx, id);
        if (request === undefined) return failure({ code: 'not_found' });
        const { member_id, photo_ids, email, name, language } = request;
        const shown = await shownPhotos(trx, member_id);
        if (reason === null && !shown.some((photo) => photo_ids.includes(photo))) return failure({ code: 'verification_photo_missing' });
        const status = reason === null ? 'verified' : 'refused';
        await saveOutcome(trx, { id, member_id, status, decided_at: now, reason });
        await publish(trx, member_id, { type: 'verification', state: status });
        await mail.send(trx, {
          recipient: email,
          language,
          ...decisionMail(language, { name, reason, link: `${publicUrl}/profile/verification` }),
        });
        return success(undefined);
      }),

    /** Deletes the selfies of decided requests, and unused codes. */
    async forgetOld(db: Db, now: Date): Promise<void> {
      await deleteDecidedSelfies(db);
      await deleteCodesBefore(db, new Date(now.getTime() - DAY));
    },
  };
}
export type VerificationService = ReturnType<typeof createVerification>;
