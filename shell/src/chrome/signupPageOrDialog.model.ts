import type { Intent } from '@amarena/shared/bus';
import { LANDER_MARK } from '@amarena/shared/contracts/landers/landerMark';
import { BREAKPOINTS } from '@amarena/shared/contracts/platform/breakpoints';
import { pathTo } from '@amarena/shared/contracts/platform/routes';

type SignupIntent = Extract<Intent, { type: 'signup' }>;

/** From this width on, sign-up opens as a dialog over the page; below, as a page. */
export const signupInDialog = (width: number): boolean => width >= BREAKPOINTS.md;

/** The e-mail stays out of the address, which others can see on the screen and in logs. */
export const carriedTo = ({ email }: SignupIntent) => (email ? { carried: { email } } : {});

/** The sign-up page, with the member or lander that led there. */
export function signupPath({ profile, lander }: SignupIntent): string {
  const query = new URLSearchParams({
    ...(profile && { profile }),
    ...(lander && { [LANDER_MARK]: lander }),
  }).toString();
  return query === '' ? pathTo('signup') : `${pathTo('signup')}?${query}`;
}
