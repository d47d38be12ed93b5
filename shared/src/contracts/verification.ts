import * as z from '@amarena/shared/schema';
import { endpoint } from './endpoint.ts';
import { Instant } from './primitives.ts';

/** Signs of a code: none that another one could be taken for, in print, by hand or upside down. */
export const CODE_SIGNS = 'ACEFHJKMNPRTXY3467';
export const CODE_LENGTH = 6;
/** Minutes for which a code can be held up to the camera. */
export const CODE_MINUTES = 15;
/** Selfies that one member can send within 24 hours. */
export const SELFIES_PER_DAY = 3;
/** Hours after a decision within which the selfie is deleted for good; nobody can open it from the decision on. */
export const SELFIE_HOURS = 24;

/** Why a selfie did not show what it has to. */
export const VERIFICATION_REASONS = ['code_missing', 'code_wrong', 'face_hidden', 'face_differs', 'several_people', 'edited'] as const;
export const VerificationReason = z.enum(VERIFICATION_REASONS);
export type VerificationReason = z.infer<typeof VerificationReason>;

/**
 * Where a member stands. `code`: a code is drawn and waits for its selfie. `expired`: it came too late. `ended`: the
 * badge was given and ended by itself, because none of the compared photos is shown any more or the gender changed.
 * One compared photo that stays keeps it: whoever adds or drops others is still the same person.
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
  /** A photo of the member was checked. Without one there is nothing that a selfie could be compared with. */
  has_photo: z.boolean(),
  /** When another selfie can be sent; null: now. */
  again_at: z.nullable(Instant),
});
export type Verification = z.infer<typeof Verification>;

const VERIFICATION_PATH = '/api/verification.php';
const answer = z.object({ verification: Verification });

/** GET: where the member stands. */
export const getVerification = endpoint({ name: 'getVerification', method: 'GET', path: VERIFICATION_PATH, answer });

/**
 * POST: draws a code for `CODE_MINUTES`; a code that was drawn before ends. Errors: `verification_photo_missing`,
 * `verification_closed` where a selfie waits or the badge is there, `verification_limit`.
 */
export const postVerification = endpoint({ name: 'postVerification', method: 'POST', path: VERIFICATION_PATH, answer });

/** DELETE: takes the request back, and deletes the selfie at once. Succeeds if none is waiting. */
export const deleteVerification = endpoint({ name: 'deleteVerification', method: 'DELETE', path: VERIFICATION_PATH, answer });

/**
 * POST: the selfie with the code, as the file's bytes. Only moderators can open it, and only until they decide. Errors:
 * `verification_code_expired`, `photo_unusable`, `payload_too_large`, and those of `postVerification`.
 */
export const postSelfie = endpoint({ name: 'postSelfie', method: 'POST', path: '/api/selfie.php', bytes: true, answer });
