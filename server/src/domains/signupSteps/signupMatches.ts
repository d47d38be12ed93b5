import { SIGNUP_MATCHES } from '@amarena/shared/contracts/account/signupSteps';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { STARTING_YEARS } from '@amarena/shared/contracts/people/search';
import type { Db } from '../../db/schema.ts';
import type { Encounters } from '../encounters/service.ts';
import type { Profiles } from '../profiles/service.ts';

export interface SignupMatchesDeps {
  readonly profiles: Pick<Profiles, 'cards'>;
  readonly encounters: Pick<Encounters, 'candidates'>;
}

/**
 * Members whom a new member may like to meet, without those they passed, liked, blocked or reported, or who blocked
 * them.
 */
export const createSignupMatches =
  ({ profiles, encounters }: SignupMatchesDeps) =>
  async (db: Db, memberId: string, now: Date): Promise<Card[]> => {
    const wishes = {
      limit: SIGNUP_MATCHES,
      yearsApart: STARTING_YEARS,
      agesAreFixed: false,
      photo: true,
      only_real: true,
      everywhere: true,
    };
    return profiles.cards(db, memberId, await encounters.candidates(db, memberId, wishes, now), now);
  };
export type SignupMatches = ReturnType<typeof createSignupMatches>;
