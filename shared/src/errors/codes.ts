import * as z from '@amarena/shared/schema';
import { Money } from '../contracts/payments.ts';
import { Instant } from '../contracts/primitives.ts';

const code = <Code extends string>(name: Code) => z.object({ code: z.literal(name) });
const withData = <Code extends string, Data extends z.core.$ZodLooseShape>(name: Code, data: Data) =>
  z.object({ code: z.literal(name), ...data });

const LanderPlace = z.object({ path: z.string(), code: z.string(), limit: z.nullable(z.number()), name: z.nullable(z.string()) });
const LanderDifference = z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/**
 * Every error that the server answers, and nothing else. It sends the code and its data, never prose: `text/` turns
 * a code into what happened, why and what to do. A retired code is not used again.
 */
export const ApiError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('authentication_required'), authentication_required: z.literal(true) }),
  code('forbidden'),
  code('not_found'),
  withData('validation_failed', { fields: z.record(z.string(), z.string()) }),
  code('payload_too_large'),
  withData('rate_limited', { seconds: z.int() }),
  code('idempotency_key_missing'),
  code('idempotency_key_reused'),
  code('request_in_progress'),
  code('login_failed'),
  withData('login_blocked', { minutes: z.int() }),
  code('account_deleted'),
  code('password_wrong'),
  // The passkey is none of this site's, or did not answer the challenge as it should.
  code('passkey_failed'),
  // The challenge is over, used, or was another browser's.
  code('passkey_expired'),
  // Of someone with a role: their passkeys change only in a session made by one of them.
  code('passkey_session_needed'),
  withData('passkey_limit', { limit: z.int() }),
  // A mailed link that is unknown, used or expired.
  code('link_invalid'),
  // As many mails as a day allows were asked for.
  withData('mails_used_up', { limit: z.int() }),
  code('email_in_use'),
  code('account_being_deleted'),
  code('signup_disabled'),
  code('search_hidden'),
  code('profile_disabled'),
  code('profile_deleted'),
  code('blocked_by_user'),
  code('blocked'),
  code('like_self'),
  code('swipes_used_up'),
  code('swipe_likes_used_up'),
  code('report_self'),
  withData('reports_used_up', { limit: z.int() }),
  // Someone whom the member reported and is kept apart from until it is decided.
  code('report_open'),
  // `by`: the moderator who has it; empty where that one has just given it back.
  withData('case_claimed', { by: z.string() }),
  code('case_decided'),
  code('case_not_yours'),
  code('appeal_closed'),
  // `until`: null where there is no end.
  // To write and like, the address has to be confirmed first.
  code('address_unconfirmed'),
  withData('account_suspended', { until: z.nullable(Instant) }),
  withData('credits_insufficient', { needed: z.int(), balance: z.int() }),
  code('conversation_limit'),
  withData('message_too_long', { length: z.int(), limit: z.int() }),
  code('verification_photo_missing'),
  code('verification_closed'),
  code('verification_code_expired'),
  withData('verification_limit', { hours: z.int() }),
  code('premium_required'),
  // `refused`: moderation has refused this very picture before.
  withData('photo_unusable', { problem: z.enum(['format', 'unreadable', 'too_small', 'too_many_pixels', 'refused']) }),
  withData('photo_limit', { limit: z.int() }),
  code('photo_deleted'),
  withData('gift_price_changed', { credits: z.int() }),
  code('payment_method_unavailable'),
  // Two proofs of place must agree, for the VAT.
  code('country_unproven'),
  withData('price_changed', { total: Money }),
  code('discount_code_not_found'),
  code('discount_code_used'),
  code('discount_code_expired'),
  withData('spending_limit_reached', { period: z.enum(['day', 'month']), limit: Money, left: Money }),
  code('iban_blocked'),
  code('phone_blocked'),
  withData('direct_debit_limit', { left: Money }),
  withData('direct_debit_wait', { seconds: z.int() }),
  withData('direct_debit_code_wrong', { tries: z.int() }),
  code('direct_debit_code_expired'),
  // Every place of the document that is refused; `landerProblems.ts` has the codes.
  withData('lander_refused', { problems: z.array(LanderPlace) }),
  // Someone else changed it first: who (empty: nobody who is still here), when and what, and the revision to go on from.
  withData('lander_changed', { by: z.string(), at: Instant, revision: z.int(), changes: z.array(LanderDifference) }),
  // Publishing would end a test of wordings that runs: on which day it is.
  withData('lander_test_runs', { day: z.int() }),
  code('withdrawal_over'),
  code('withdrawal_done'),
  code('withdrawal_nothing_left'),
  withData('withdrawal_changed', { refund: Money }),
  code('payment_failed'),
  code('payment_cancelled'),
  // What the answer needs is away for a moment, such as the database. Whether a write was done is open: its repeat tells.
  code('unavailable'),
  code('internal'),
]);
export type ApiError = z.infer<typeof ApiError>;
/** Why a file is no picture that we take. */
export type PhotoProblem = Extract<ApiError, { code: 'photo_unusable' }>['problem'];

/**
 * What a caller meets: the server's errors, and what goes wrong on the way. `contract_broken`: the answer does not
 * match its schema at `path`. `generic`: an error that this version does not know (ERR-09).
 */
export type AppError = ApiError | { code: 'network' } | { code: 'contract_broken'; path: string } | { code: 'generic'; status: number };

export type ErrorCode = AppError['code'];

/** An expected refusal is returned, never thrown. */
export type Result<Value, Problem = AppError> = { ok: true; value: Value } | { ok: false; error: Problem };
export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });
export const failure = <Problem>(error: Problem): Result<never, Problem> => ({ ok: false, error });
