import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Instant } from '../platform/primitives.ts';

/** Characters of a code: none that can be mistaken for another, in print, by hand or upside down. */
export const CODE_SIGNS = 'ACEFHJKMNPRTXY3467';
export const CODE_LENGTH = 6;
/** Minutes for which a code is valid. */
export const CODE_MINUTES = 15;
/** Maximum selfies by one member within 24 hours. */
export const SELFIES_PER_DAY = 3;
/** Hours after a decision within which the selfie is deleted permanently; it is inaccessible from the decision on. */
export const SELFIE_HOURS = 24;

/** Why a selfie was refused. */
export const VERIFICATION_REASONS = ['code_missing', 'code_wrong', 'face_hidden', 'face_differs', 'several_people', 'edited'] as const;
export const VerificationReason = z.enum(VERIFICATION_REASONS);
export type VerificationReason = z.infer<typeof VerificationReason>;

/**
 * The state of a member's verification. `code`: a code was issued and waits for its selfie. `expired`: the selfie came
 * too late. `ended`: the member had the badge and lost it, because none of the compared photos is visible any more or
 * the gender changed. One remaining compared photo is enough: a member who adds or removes others is still the same
 * person.
 */
export const VerificationStanding = z.discriminatedUnion('state', [
  z.object({ state: z.literal('none') }),
  z.object({ state: z.literal('code'), code: z.string(), ends_at: Instant }),
  z.object({ state: z.literal('expired') }),
  z.object({ state: z.literal('pending'), sent_at: Instant }),
  z.object({ state: z.literal('verified'), since: Instant }),
  z.object({ state: z.literal('refused'), reason: VerificationReason, decided_at: Instant }),
  z.object({ state: z.literal('ended') }),
]);
export type VerificationStanding = z.infer<typeof VerificationStanding>;

export const Verification = z.object({
  standing: VerificationStanding,
  /** True if the member has a checked photo. Without one there is nothing to compare a selfie with. */
  has_photo: z.boolean(),
  /** When another selfie can be sent; null: now. */
  again_at: z.nullable(Instant),
});
export type Verification = z.infer<typeof Verification>;

const VERIFICATION_PATH = '/api/verification.php';
const answer = z.object({ verification: Verification });

/** GET: the state of the member's verification. */
export const getVerification = endpoint({ name: 'getVerification', method: 'GET', path: VERIFICATION_PATH, answer });

/**
 * POST: issues a code for `CODE_MINUTES`; an earlier code becomes invalid. Errors: `verification_photo_missing`,
 * `verification_closed` if a selfie is waiting or the member has the badge, `verification_limit`.
 */
export const postVerification = endpoint({ name: 'postVerification', method: 'POST', path: VERIFICATION_PATH, answer });

/** DELETE: withdraws the request and deletes the selfie at once. Succeeds if none is waiting. */
export const deleteVerification = endpoint({ name: 'deleteVerification', method: 'DELETE', path: VERIFICATION_PATH, answer });

/**
 * POST: the selfie with the code, as the file's bytes. Only moderators can see it, and only until they decide. Errors:
 * `verification_code_expired`, `photo_unusable`, `payload_too_large`, and those of `postVerification`.
 */
export const postSelfie = endpoint({ name: 'postSelfie', method: 'POST', path: '/api/selfie.php', bytes: true, answer });
