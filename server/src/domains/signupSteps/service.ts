import { SIGNUP_STEPS, type SignupStep } from '@amarena/shared/contracts/account/signupStepOrder';
import type { SignupProgress } from '@amarena/shared/contracts/account/signupSteps';
import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import type { Db } from '../../db/schema.ts';
import type { Profiles } from '../profiles/service.ts';
import { insertPassed, signupOf } from './repository.ts';

export interface Deps {
  readonly profiles: Pick<Profiles, 'own'>;
}

/** Steps after `push`. If one of them is passed, `push` was offered before. */
const LATER: readonly SignupStep[] = ['photo', 'info', 'about'];
const INFO = ['region', 'city', 'relationship_status', 'body_type', 'hair_color', 'eye_color'] as const;

/** Steps whose answer is already in the profile. */
function filledIn(own: OwnProfile): SignupStep[] {
  const there: Partial<Record<SignupStep, boolean>> = {
    photo: own.photos.length > 0,
    info: INFO.some((attribute) => own[attribute] !== null),
    about: own.about_me !== null,
  };
  return SIGNUP_STEPS.filter((step) => there[step] === true);
}

/** What new members are asked after sign-up. */
export function createSignupSteps({ profiles }: Deps) {
  async function progress(db: Db, memberId: string): Promise<SignupProgress> {
    const { email, status, signup_profile, passed } = await signupOf(db, memberId);
    const known = new Set<SignupStep>([...(passed ?? []), ...filledIn(await profiles.own(db, memberId))]);
    if (status === 'active') known.add('mail');
    if (LATER.some((step) => known.has(step))) known.add('push');
    const done = SIGNUP_STEPS.filter((step) => known.has(step));
    return { done, open: SIGNUP_STEPS.find((step) => !known.has(step)) ?? null, email, signup_profile };
  }

  return {
    /** The member's progress. */
    progress,

    /** Stores that a member passed a step. */
    async pass(db: Db, memberId: string, step: SignupStep): Promise<SignupProgress> {
      await insertPassed(db, memberId, step);
      return progress(db, memberId);
    },
  };
}
export type SignupSteps = ReturnType<typeof createSignupSteps>;
