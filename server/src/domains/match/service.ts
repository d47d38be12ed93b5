import { MATCH_RESULTS, MATCH_YEARS_APART, type Match, type MatchAnswers, type MatchRound } from '@amarena/shared/contracts/people/match';
import type { Db } from '../../db/schema.ts';
import type { Blocks } from '../blocks/service.ts';
import { agesAround } from '../encounters/circles.ts';
import type { Encounters } from '../encounters/service.ts';
import type { Likes } from '../likes/service.ts';
import { ageAt } from '../profiles/cards.ts';
import type { Profiles } from '../profiles/service.ts';
import { lastRound, lockRound, saveRound } from './repository.ts';
import { best, type Seeker, score } from './score.ts';

export interface Deps {
  encounters: Encounters;
  likes: Likes;
  profiles: Profiles;
  blocks: Blocks;
}

export interface MatchWishes {
  answers: MatchAnswers;
  only_real: boolean;
  everywhere: boolean;
}

/** How many members are compared, so that the work does not grow with the community. */
const POOL = 200;
const yearsApart = ({ age }: MatchAnswers): number | null => (age === null || age === 'any' ? null : MATCH_YEARS_APART[age]);

/** Finds members for five answers, with reasons. The score is in `score.ts`. */
export function createMatch({ encounters, likes, profiles, blocks }: Deps) {
  async function seekerOf(db: Db, memberId: string, answers: MatchAnswers, now: Date): Promise<Seeker> {
    const { date_of_birth, country, region } = await profiles.own(db, memberId);
    const years = yearsApart(answers);
    const { min_age: min, max_age: max } = agesAround(ageAt(date_of_birth, now), years);
    return { answers, country, region, ages: years === null ? null : { min, max } };
  }

  async function candidatesOf(db: Db, memberId: string, ids: readonly string[], now: Date) {
    const likers = new Set(await likes.likersAmong(db, memberId, ids));
    const described = await profiles.described(db, memberId, ids, now);
    return described.map((profile) => ({ profile, likesSeeker: likers.has(profile.id) }));
  }

  /** Members for the answers, best first, ignoring earlier rounds. */
  async function search(db: Db, memberId: string, { answers, only_real, everywhere }: MatchWishes, now: Date): Promise<Match[]> {
    const wishes = { limit: POOL, yearsApart: yearsApart(answers), agesAreFixed: true, photo: false, only_real, everywhere };
    const ids = await encounters.candidates(db, memberId, wishes, now);
    const seeker = await seekerOf(db, memberId, answers, now);
    return best(seeker, await candidatesOf(db, memberId, ids, now), MATCH_RESULTS);
  }

  /** The last round; null before the first. Reasons are computed again, so that none is out of date. */
  async function last(db: Db, memberId: string, now: Date): Promise<MatchRound | null> {
    const round = await lastRound(db, memberId);
    if (round === undefined) return null;
    const { found, ...asked } = round;
    const gone = new Set(await blocks.idsHiddenFrom(db, memberId));
    const seeker = await seekerOf(db, memberId, asked.answers, now);
    const ids = found.filter((id) => !gone.has(id));
    const candidates = await candidatesOf(db, memberId, ids, now);
    const matches = candidates
      .filter(({ profile }) => profile.status === 'active')
      .map((candidate): Match => {
        const { reasons, objection } = score(seeker, candidate);
        return { ...candidate.profile, reasons, objection };
      });
    return { ...asked, profiles: matches, passed: await encounters.countPassed(db, memberId) };
  }

  return {
    last,

    /** Finds members for the answers and keeps them until the next search. */
    async ask(db: Db, memberId: string, asked: MatchWishes, now: Date): Promise<MatchRound> {
      const matches = await search(db, memberId, asked, now);
      await saveRound(db, memberId, { ...asked, found: matches.map(({ id }) => id) }, now);
      return { ...asked, profiles: matches, passed: await encounters.countPassed(db, memberId) };
    },

    /** Passes a found member; the others keep their places, and the next best is appended. Null if there is no round. */
    async pass(trx: Db, memberId: string, profile: string, now: Date): Promise<MatchRound | null> {
      const round = await lockRound(trx, memberId);
      if (round?.found.includes(profile)) {
        await encounters.pass(trx, memberId, profile, now);
        const others = round.found.filter((id) => id !== profile);
        const next = (await search(trx, memberId, round, now)).map(({ id }) => id).filter((id) => !others.includes(id));
        await saveRound(trx, memberId, { ...round, found: [...others, ...next].slice(0, MATCH_RESULTS) }, now);
      }
      return last(trx, memberId, now);
    },
  };
}
export type MatchFinder = ReturnType<typeof createMatch>;
