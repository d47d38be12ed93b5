import { ACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { type Db, inTransaction } from '../../db/schema.ts';
import { DAY, MINUTE } from '../../times.ts';
import type { AccountMailer } from './accountMails.ts';
import type { AfterActivation } from './afterActivation.ts';
import type { OtherDomains } from './deps.ts';
import { linksOf } from './linkTokens.repository.ts';
import { findLink, isRepeat, issueLink, isUsable, takeLink } from './linkTokens.ts';
import { firstMessageOf, lockMember, memberById, type StatusChange, saveStatus, signupProfileOf } from './repository.ts';

const CONFIRMATION: StatusChange = { from: ['not_confirmed'], to: 'active' };
const AGAIN_AFTER = MINUTE;
const AGAIN_PER_DAY = 5;

interface Deps extends Pick<OtherDomains, 'live'> {
  readonly mails: AccountMailer;
  readonly publicUrl: string;
  readonly afterActivation: AfterActivation;
}

/**
 * `already`: a confirmed member used the link some time ago. `no`: the link is unknown or expired. A second press
 * within minutes is a `yes` like the first.
 */
export type Activated = { outcome: 'yes'; signup_profile: string | null } | { outcome: 'already' } | { outcome: 'no' };

/**
 * The page that shows the outcome. The link may be opened in a browser that is not logged in, so the address says where
 * to go next.
 */
export function activationAddress(activated: Activated): string {
  if (activated.outcome === 'already') return '/activate/error?why=used';
  if (activated.outcome === 'no') return '/activate/error';
  return activated.signup_profile === null ? '/activate/done' : `/activate/done?profile=${activated.signup_profile}`;
}

export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
}

/**
 * Milliseconds until the next mail may go out; 0 if it may go out now. `sent`: when the earlier mails went out, in
 * milliseconds, oldest first.
 */
function waitForNext(sent: readonly number[], now: number): number {
  const afterLast = (sent.at(-1) ?? Number.NEGATIVE_INFINITY) + AGAIN_AFTER - now;
  // The first mail belongs to the sign-up and was not asked for, so it does not count.
  const today = sent.slice(1).filter((at) => at > now - DAY);
  const afterDay = today.length < AGAIN_PER_DAY ? 0 : (today.at(-AGAIN_PER_DAY) ?? now) + DAY - now;
  return Math.max(0, afterLast, afterDay);
}

/** The mailed link that makes a new account active. */
export function createActivation({ mails, publicUrl, afterActivation, live }: Deps) {
  /** Creates a link and sends it once the transaction commits. */
  async function begin(trx: Db, { id, email, name, language }: Recipient, now: Date): Promise<void> {
    const token = await issueLink(trx, { memberId: id, purpose: 'activation', expires: new Date(now.getTime() + ACTIVATION_DAYS * DAY) });
    const link = `${publicUrl}/api/activate.php?token=${token}`;
    await mails.send(trx, { recipient: email, language }, (words) => words.activation(name), link);
  }

  /** The address is proven: confirms a member who was not confirmed yet. */
  async function confirm(trx: Db, memberId: string): Promise<void> {
    if (!(await saveStatus(trx, memberId, CONFIRMATION))) return;
    await afterActivation.onActivated(trx, memberId);
    const message = await firstMessageOf(trx, memberId);
    if (message !== undefined) await afterActivation.sendFirstMessage(trx, message);
    await live.publish(trx, memberId, { type: 'account' });
  }

  /** The outcome of a link that cannot be used, or can no longer be used. */
  async function outcomeOfOld(db: Db, token: string, now: Date): Promise<Activated> {
    const link = await findLink(db, token, ['activation']);
    const member = link === undefined ? undefined : await memberById(db, link.member_id);
    if (link === undefined || member?.status !== 'active') return { outcome: 'no' };
    return isRepeat(link, now) ? { outcome: 'yes', signup_profile: await signupProfileOf(db, member.id) } : { outcome: 'already' };
  }

  return {
    begin,
    confirm,

    /** Sends another link; earlier links stay valid. Needs an open transaction. Errors: `rate_limited`. */
    async again(trx: Db, member: Recipient, now: Date): Promise<Result<undefined, ApiError>> {
      // Serialises parallel requests, so that each one counts the mails of the others.
      await lockMember(trx, member.id);
      const links = await linksOf(trx, member.id, 'activation');
      const wait = waitForNext(
        links.map(({ expires_at }) => expires_at.getTime() - ACTIVATION_DAYS * DAY),
        now.getTime(),
      );
      if (wait > 0) return failure({ code: 'rate_limited', seconds: Math.ceil(wait / 1_000) });
      await begin(trx, member, now);
      return success(undefined);
    },

    /** What pressing the link's button would do, without pressing it. A language means that the button may be shown. */
    async look(db: Db, token: string, now: Date): Promise<Activated | { outcome: 'ready'; language: Language }> {
      const link = await findLink(db, token, ['activation']);
      const member = link !== undefined && isUsable(link, now) ? await memberById(db, link.member_id) : undefined;
      return member === undefined ? outcomeOfOld(db, token, now) : { outcome: 'ready', language: member.language };
    },

    /** Uses a link up. */
    use: (db: Db, token: string, now: Date): Promise<Activated> =>
      inTransaction(db, async (trx) => {
        const link = await takeLink(trx, token, ['activation'], now);
        if (link === undefined) return outcomeOfOld(trx, token, now);
        await confirm(trx, link.member_id);
        return { outcome: 'yes', signup_profile: await signupProfileOf(trx, link.member_id) };
      }),
  };
}
export type Activation = ReturnType<typeof createActivation>;
