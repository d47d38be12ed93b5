import * as z from '@amarena/shared/schema';
import { Card } from '../people/profile.ts';
import { endpoint } from '../platform/endpoint.ts';
import { Id } from '../platform/primitives.ts';
import { SignupStep } from './signupStepOrder.ts';

/**
 * The state of a sign-up, the same on every device. A step is done when it was passed, or when its data exists; `push`,
 * which only some browsers can ask, also when a later step is done.
 */
export const SignupProgress = z.object({
  done: z.array(SignupStep),
  /** The first open step; null: sign-up is complete. */
  open: z.nullable(SignupStep),
  /** The member's own address, to which the confirmation link was mailed. */
  email: z.string(),
  /** The member whose profile led to the sign-up. */
  signup_profile: z.nullable(Id),
});
export type SignupProgress = z.infer<typeof SignupProgress>;

/** GET: the state of the member's sign-up. */
export const getSignupSteps = endpoint({
  name: 'getSignupSteps',
  method: 'GET',
  path: '/api/signup-steps.php',
  answer: SignupProgress,
});

/** PUT: the member passed a step, completed or skipped. Passing it again changes nothing. */
export const putSignupStep = endpoint({
  name: 'putSignupStep',
  method: 'PUT',
  path: '/api/signup-steps.php',
  body: z.object({ step: SignupStep }),
  answer: SignupProgress,
});

/** Maximum number of members shown to a new member. */
export const SIGNUP_MATCHES = 10;

/**
 * GET: real members with a photo who match the new account, nearest first: of the gender that the member looks for,
 * around the member's age, then further away.
 */
export const getSignupMatches = endpoint({
  name: 'getSignupMatches',
  method: 'GET',
  path: '/api/signup-matches.php',
  answer: z.object({ profiles: z.array(Card) }),
});
