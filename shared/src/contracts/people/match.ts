import * as z from '@amarena/shared/schema';
import { endpoint } from '../platform/endpoint.ts';
import { Id } from '../platform/primitives.ts';
import { Interest } from './interests.ts';
import { Card } from './profile.ts';

/** Members presented by one round of the match finder. */
export const MATCH_RESULTS = 6;

/** The five questions in order, with their possible answers. */
export const MATCH_QUESTIONS = {
  looking_for: ['love', 'friendship', 'adventure', 'open'],
  age: ['near', 'around', 'any'],
  evening: ['table', 'music', 'outdoors', 'sofa'],
  reach: ['near', 'day_trip', 'anywhere'],
  talk: ['culture', 'travel', 'ideas', 'home'],
} as const;
export type MatchQuestion = keyof typeof MATCH_QUESTIONS;

/** The meaning of some answers: years younger or older than the member, kilometres from their place. */
export const MATCH_YEARS_APART = { near: 4, around: 10 } as const;
export const MATCH_KILOMETRES = { near: 30, day_trip: 120 } as const;

/** One answer to each question; null: skipped. */
export const MatchAnswers = z.object({
  looking_for: z.nullable(z.enum(MATCH_QUESTIONS.looking_for)),
  age: z.nullable(z.enum(MATCH_QUESTIONS.age)),
  evening: z.nullable(z.enum(MATCH_QUESTIONS.evening)),
  reach: z.nullable(z.enum(MATCH_QUESTIONS.reach)),
  talk: z.nullable(z.enum(MATCH_QUESTIONS.talk)),
});
export type MatchAnswers = z.infer<typeof MatchAnswers>;

const interests = z.array(Interest);
const plain = <Type extends string>(type: Type) => z.object({ type: z.literal(type) });

/** Why someone is a match: facts from the profile, strongest first. */
export const MatchReason = z.discriminatedUnion('type', [
  /** Their interests that fit an answer. */
  z.object({ type: z.literal('looking_for'), interests }),
  z.object({ type: z.literal('evening'), interests }),
  z.object({ type: z.literal('talk'), interests }),
  /** Interests that both have. */
  z.object({ type: z.literal('shared'), interests }),
  /** The requested ages, inclusive. */
  z.object({ type: z.literal('age'), min: z.int(), max: z.int() }),
  z.object({ type: z.literal('distance'), kilometres: z.int() }),
  plain('likes_you'),
  plain('online'),
  plain('today'),
  plain('same_region'),
  plain('same_country'),
]);
export type MatchReason = z.infer<typeof MatchReason>;

/** A reason against a match. A fictional profile always has one. */
export const MatchObjection = z.discriminatedUnion('type', [
  plain('fictional'),
  z.object({ type: z.literal('far'), kilometres: z.int(), limit: z.int() }),
  plain('place_unknown'),
  z.object({ type: z.literal('age'), min: z.int(), max: z.int() }),
  plain('no_interests'),
  plain('no_photo'),
]);
export type MatchObjection = z.infer<typeof MatchObjection>;

export const Match = z.extend(Card, {
  /** At most three. */
  reasons: z.array(MatchReason),
  /** Null: there is none. */
  objection: z.nullable(MatchObjection),
});
export type Match = z.infer<typeof Match>;

export const MatchRound = z.object({
  answers: MatchAnswers,
  only_real: z.boolean(),
  everywhere: z.boolean(),
  /** Best first, at most `MATCH_RESULTS`. The reasons are current, not those at the time of the answers. */
  profiles: z.array(Match),
  /** Number of passed members who would be considered again after `deletePasses`. */
  passed: z.int(),
});
export type MatchRound = z.infer<typeof MatchRound>;

/** GET: the last round; null before the first. It is kept until the questions are answered again. */
export const getMatchFinder = endpoint({
  name: 'getMatchFinder',
  method: 'GET',
  path: '/api/match-finder.php',
  answer: z.object({ round: z.nullable(MatchRound) }),
});

/** POST: finds members for the answers and replaces the last round. */
export const postMatchFinder = endpoint({
  name: 'postMatchFinder',
  method: 'POST',
  path: '/api/match-finder.php',
  body: z.object({
    answers: MatchAnswers,
    /** Excludes fictional profiles. */
    only_real: z.boolean(),
    /** Includes members of every country. */
    everywhere: z.boolean(),
  }),
  answer: z.object({ round: MatchRound }),
});

/**
 * DELETE: passes a member of the last round. They do not come back, here or in the swipe game, until `deletePasses`.
 * The next best match is appended. A member who is not in the round changes nothing. Errors: `not_found`: there is no
 * round.
 */
export const deleteMatch = endpoint({
  name: 'deleteMatch',
  method: 'DELETE',
  path: '/api/match-finder.php',
  ids: { profile: 'any member' },
  body: z.object({ profile: Id }),
  answer: z.object({ round: MatchRound }),
});
