import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import { getLikeList, getLikes } from '@amarena/shared/contracts/likes';
import { getMatchFinder } from '@amarena/shared/contracts/match';
import { type Card, getProfile, getRelated, type Profile } from '@amarena/shared/contracts/profile';
import { search } from '@amarena/shared/contracts/search';
import { getVisits } from '@amarena/shared/contracts/visits';
import { type InfiniteData, keyOf, type QueryClient } from '@amarena/shared/query';

type SearchPages = InfiniteData<AnswerOf<typeof search>>;
type Related = AnswerOf<typeof getRelated>;
type Likes = AnswerOf<typeof getLikes>;
type LikePages = InfiniteData<AnswerOf<typeof getLikeList>>;
type VisitPages = InfiniteData<AnswerOf<typeof getVisits>>;
type Found = AnswerOf<typeof getMatchFinder>;
type ProfileAnswer = AnswerOf<typeof getProfile>;

/** What a press on this screen changes about another member. */
export type MemberChange = Partial<Pick<Profile, 'liked' | 'mutual' | 'blocked'>>;

/** Changes a member wherever the cache shows one, so that every grid tells the same as the profile. */
export function patchMember(client: QueryClient, id: string, change: MemberChange): void {
  const patched = <Member extends Card>(member: Member): Member => (member.id === id ? { ...member, ...change } : member);

  client.setQueriesData<SearchPages>(
    { queryKey: keyOf(search) },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({
          ...page,
          results: page.results.map(patched),
          similar: page.similar && { ...page.similar, results: page.similar.results.map(patched) },
        })),
      },
  );
  client.setQueriesData<Related>({ queryKey: keyOf(getRelated) }, (found) => found && { profiles: found.profiles.map(patched) });
  client.setQueriesData<Likes>(
    { queryKey: keyOf(getLikes) },
    (found) => found && { profiles: found.profiles.map(patched), liked_by: found.liked_by.map(patched) },
  );
  client.setQueriesData<LikePages>(
    { queryKey: keyOf(getLikeList) },
    (found) =>
      found && {
        ...found,
        pages: found.pages.map((page) => ({ ...page, profiles: page.profiles.map(patched), liked_by: page.liked_by.map(patched) })),
      },
  );
  client.setQueriesData<VisitPages>(
    { queryKey: keyOf(getVisits) },
    (found) => found && { ...found, pages: found.pages.map((page) => ({ ...page, visitors: page.visitors.map(patched) })) },
  );
  client.setQueriesData<Found>(
    { queryKey: keyOf(getMatchFinder) },
    (found) => found && { round: found.round && { ...found.round, profiles: found.round.profiles.map(patched) } },
  );
  client.setQueriesData<ProfileAnswer>({ queryKey: keyOf(getProfile) }, (found) => found && { profile: patched(found.profile) });
}

/** A member as some grid showed them before; null where none did. */
export function cachedCard(client: QueryClient, id: string): Card | null {
  const cards: Card[] = [];
  for (const [, found] of client.getQueriesData<SearchPages>({ queryKey: keyOf(search) })) {
    cards.push(...(found?.pages.flatMap((page) => [...page.results, ...(page.similar?.results ?? [])]) ?? []));
  }
  for (const [, found] of client.getQueriesData<Related>({ queryKey: keyOf(getRelated) })) cards.push(...(found?.profiles ?? []));
  for (const [, found] of client.getQueriesData<Likes>({ queryKey: keyOf(getLikes) })) {
    cards.push(...(found?.profiles ?? []), ...(found?.liked_by ?? []));
  }
  for (const [, found] of client.getQueriesData<LikePages>({ queryKey: keyOf(getLikeList) })) {
    cards.push(...(found?.pages.flatMap(({ profiles, liked_by }) => [...profiles, ...liked_by]) ?? []));
  }
  for (const [, found] of client.getQueriesData<VisitPages>({ queryKey: keyOf(getVisits) })) {
    cards.push(...(found?.pages.flatMap(({ visitors }) => visitors) ?? []));
  }
  return cards.find((card) => card.id === id) ?? null;
}
