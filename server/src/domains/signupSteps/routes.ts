import { getSignupMatches, getSignupSteps, putSignupStep } from '@amarena/shared/contracts/account/signupSteps';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import type { SignupSteps } from './service.ts';

export function registerSignupSteps(api: Api, signupSteps: SignupSteps): void {
  memberRoute(api, getSignupSteps, async ({ db, member }) => success(await signupSteps.progress(db, member.id)));

  memberRoute(api, putSignupStep, async ({ db, member, body }) => success(await signupSteps.pass(db, member.id, body.step)));

  memberRoute(api, getSignupMatches, async ({ db, member, now }) => success({ profiles: await signupSteps.matches(db, member.id, now) }));
}
