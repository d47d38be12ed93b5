import type { CallInput } from '@amarena/shared/api';
import { type Described, getSwipe, type SwipeDay } from '@amarena/shared/contracts/people/swipe';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { keyOf, type QueryClient } from '@amarena/shared/query';
import type { Swiped } from './deck.model.ts';

type Round = AnswerOf<typeof getSwipe>;
/** The query of a round: whom it may offer. */
export type RoundQuery = NonNullable<CallInput<typeof getSwipe>['query']>;

/** Updates every cached round, whatever its wishes, because a return to the screen starts from the cache. */
function patchRounds(client: QueryClient, change: (round: Round) => Round): void {
  client.setQueriesData<Round>({ queryKey: keyOf(getSwipe) }, (found) => found && change(found));
}

export const patchDay = (client: QueryClient, day: Partial<SwipeDay>): void =>
  patchRounds(client, (round) => ({ ...round, day: { ...round.day, ...day } }));

/** Removes a member who can no longer be swiped. */
export const dropProfile = (client: QueryClient, id: string): void =>
  patchRounds(client, (round) => ({ ...round, profiles: round.profiles.filter((profile) => profile.id !== id) }));

/** Appends members to one round. */
export const patchMore = (client: QueryClient, query: RoundQuery, profiles: readonly Described[]): void => {
  client.setQueryData<Round>(keyOf(getSwipe, { query }), (round) => {
    if (round === undefined) return round;
    const known = new Set(round.profiles.map(({ id }) => id));
    return { ...round, profiles: [...round.profiles, ...profiles.filter(({ id }) => !known.has(id))] };
  });
};

export function patchSwiped(client: QueryClient, { profile, choice }: Swiped, answer: { mutual: boolean; day: SwipeDay }): void {
  dropProfile(client, profile.id);
  patchRounds(client, (round) => {
    const liked = [...round.liked_today.filter(({ id }) => id !== profile.id), { ...profile, liked: true, mutual: answer.mutual }];
    const passed = choice === 'pass' ? round.passed + 1 : round.passed;
    return { ...round, day: answer.day, passed, liked_today: choice === 'like' ? liked : round.liked_today };
  });
}

export const patchUndone = (client: QueryClient, profile: Described, day: SwipeDay): void =>
  patchRounds(client, (round) => ({
    ...round,
    day,
    profiles: [profile, ...round.profiles.filter(({ id }) => id !== profile.id)],
    passed: Math.max(0, round.passed - 1),
  }));
