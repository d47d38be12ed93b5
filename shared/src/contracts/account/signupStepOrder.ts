import * as z from '@amarena/shared/schema';

/** Steps of sign-up after the account itself, in order. All but the last can be skipped. */
export const SIGNUP_STEPS = ['push', 'photo', 'info', 'about', 'mail'] as const;
export const SignupStep = z.enum(SIGNUP_STEPS);
export type SignupStep = z.infer<typeof SignupStep>;
