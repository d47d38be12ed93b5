import * as z from '@amarena/shared/schema';
import { Money } from '../contracts/money/money.ts';
import { Instant } from '../contracts/platform/primitives.ts';

const code = <Code extends string>(name: Code) => z.object({ code: z.literal(name) });
const withData = <Code extends string, Data extends z.core.$ZodLooseShape>(name: Code, data: Data) =>
  z.object({ code: z.literal(name), ...data });

const LanderPlace = z.object({ path: z.string(), code: z.string(), limit: z.nullable(z.number()), name: z.nullable(z.string()) });
const LanderDifference = z.object({ path: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });

/**
 * Every error that the server returns. It sends the code and its data, never prose: `words/` says for each code what
 * happened, why, and what to do. A retired code is never reused.
 */
export const ApiError = z.discriminatedUnion('code', [
  z.object({ code: z.literal('authentication_required'), authentication_required: z.literal(true) }),
  // Someone else is logged in than the page shows.
  code('member_changed'),
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
  // The passkey does not belong to this site, or failed the challenge.
  code('passkey_failed'),
  // The challenge expired, was used, or belongs to another browser.
  code('passkey_expired'),
  // For members with a role: their passkeys can only be changed in a session started with one.
  code('passkey_session_needed'),
  withData('passkey_limit', { limit: z.int() }),
  // A mailed link that is unknown, used or expired.
  code('link_invalid'),
  // The day's limit of mails has been reached.
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
  // The member reported this person, who stays blocked until the report is decided.
  code('report_open'),
  // `by`: the moderator who has it; empty if they have just released it.
  withData('case_claimed', { by: z.string() }),
  code('case_decided'),
  code('case_not_yours'),
  code('appeal_closed'),
  // `until`: null if it has no end. To write and like, the address has to be confirmed first.
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
  // Two proofs of location must agree, for the VAT.
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
  // Every refused place of the document; `landerProblems.ts` has the codes.
  withData('lander_refused', { problems: z.array(LanderPlace) }),
  // Someone else changed it first: by whom (empty: the account is gone), when and what, and the revision to continue from.
  withData('lander_changed', { by: z.string(), at: Instant, revision: z.int(), changes: z.array(LanderDifference) }),
  // Publishing or restoring would end a running test of wordings; `day` is its current day.
  withData('lander_test_runs', { day: z.int() }),
  code('withdrawal_over'),
  code('withdrawal_done'),
  code('withdrawal_nothing_left'),
  withData('withdrawal_changed', { refund: Money }),
  // A dependency such as the database is temporarily unavailable. A write may or may not have happened; a retry tells.
  code('unavailable'),
  code('internal'),
]);
