import type { AnswerOf } from '@amarena/shared/contracts/endpoint';
import { getLikeList, getLikes } from '@amarena/shared/contracts/likes';
import { getMatchFinder } from '@amarena/shared/contracts/match';
import { type Card, getProfile, getRelated, type Profile } from '@amarena/shared/contracts/profile';
import { search } from '@amarena/shared/contracts/search';
import { getVisits } from '@amarena/shared/contracts/visits';
import { allCached, type Key, keyOf, type Pages, pagesKeyOf, patchCached, patchPages, type QueryClient } from '@amarena/shared/query';

type Found = AnswerOf<typeof search>;

/** What a press on this screen changes about another member. */
export type MemberChange = Partial<Pick<Profile, 'liked' | 'mutual' | 'blocked'>>;

/** Changes a member wherever the cache shows one, so that every grid tells the same as the profile. */
export function patchMember(client: QueryClient, id: string, change: MemberChange): void {
  const patched = <Member extends Card>(member: Member): Member => (member.id === id ? { ...member, ...change } : member);

  const inSearch = (found: Found): Found => ({
    ...found,
    results: found.results.map(patched),
    similar: found.similar && { ...found.similar, results: found.similar.results.map(patched) },
  });
  patchCached(client, keyOf(search), inSearch);
  patchPages(client, pagesKeyOf(search), inSearch);
  patchCached(client, keyOf(getRelated), ({ profiles }) => ({ profiles: profiles.map(patched) }));
  const inLikes = <Lists extends { profiles: Card[]; liked_by: Card[] }>(lists: Lists): Lists => ({
    ...lists,
    profiles: lists.profiles.map(patched),
    liked_by: lists.liked_by.map(patched),
  });
  patchCached(client, keyOf(getLikes), inLikes);
  patchPages(client, pagesKeyOf(getLikeList), inLikes);
  patchPages(client, pagesKeyOf(getVisits), (page) => ({ ...page, visitors: page.visitors.map(patched) }));
  patchCached(client, keyOf(getMatchFinder), ({ round }) => ({ round: round && { ...round, profiles: round.profiles.map(patched) } }));
  patchCached(client, keyOf(getProfile), ({ profile }) => ({ profile: patched(profile) }));
}

/** A member as some grid showed them before; null where none did. */
export function cachedCard(client: QueryClient, id: string): Card | null {
  const inPages = <Page>(prefix: Key<Pages<Page>>): Page[] => allCached(client, prefix).flatMap(({ pages }) => pages);
  const searches = [...allCached(client, keyOf(search)), ...inPages(pagesKeyOf(search))];
  const likes = [...allCached(client, keyOf(getLikes)), ...inPages(pagesKeyOf(getLikeList))];
  const cards: Card[] = [
    ...searches.flatMap(({ results, similar }) => [...results, ...(similar?.results ?? [])]),
    ...allCached(client, keyOf(getRelated)).flatMap(({ profiles }) => profiles),
    ...likes.flatMap(({ profiles, liked_by }) => [...profiles, ...liked_by]),
    ...inPages(pagesKeyOf(getVisits)).flatMap(({ visitors }) => visitors),
  ];
  return cards.find((card) => card.id === id) ?? null;
}
