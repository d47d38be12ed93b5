import { getSignupMatches, getSignupSteps, putSignupStep } from '@amarena/shared/contracts/account/signupSteps';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { SignupSteps } from './service.ts';
import type { SignupMatches } from './signupMatches.ts';

export function registerSignupSteps(api: Api, signupSteps: SignupSteps, signupMatches: SignupMatches): void {
  memberRoute(api, getSignupSteps, async ({ db, member }) => success(await signupSteps.progress(db, member.id)));

  memberRoute(api, putSignupStep, async ({ db, member, body }) => success(await signupSteps.pass(db, member.id, body.step)));

  memberRoute(api, getSignupMatches, async ({ db, member, now }) => success({ profiles: await signupMatches(db, member.id, now) }));
}
