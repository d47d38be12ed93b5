import type { LikedBy } from '@amarena/shared/contracts/people/likes';
import type { Card } from '@amarena/shared/contracts/people/profile';
import type { SiteAddress } from '@amarena/shared/contracts/platform/routes';
import { pathTo } from '@amarena/shared/router';

/** The lists of these screens, each with its own address: three kinds of likes, and the profile's visitors. */
export const LIKE_TABS = ['received', 'given', 'mutual', 'visitors'] as const;
export type LikeTab = (typeof LIKE_TABS)[number];

/** The list in an address; `/likes` has none and shows the received likes. The route table allows no other values. */
export const likeTabOf = (type: string | undefined): LikeTab => LIKE_TABS.find((known) => known === type) ?? 'received';

/** Where an entry of these lists leads: the member's profile, at its address within the likes. */
export const entryPath = (id: string): SiteAddress => pathTo('likes-m-id', { id });

/** The count of each list, and of new likes (`fresh`). Unknown counts are missing. */
export type Counts = Partial<Record<LikeTab | 'fresh', number>>;

interface Likes {
  counts: Required<Omit<Counts, 'visitors'>>;
  /** The members in the open list. */
  profiles: readonly Card[];
  liked_by: readonly LikedBy[];
}

const takenBack = (members: readonly Card[]): number => members.filter(({ liked }) => !liked).length;

/** Counts for the tabs. A like that was just removed is still in the open list but no longer counts. */
export const countsOf = (tab: LikeTab, { counts, profiles, liked_by }: Likes): Counts => ({
  ...counts,
  given: counts.given - takenBack(profiles),
  mutual: counts.mutual - (tab === 'mutual' ? takenBack(liked_by) : 0),
});

/** Received likes in two parts, new ones first. */
export const partsOf = (likedBy: readonly LikedBy[]): { fresh: LikedBy[]; seen: LikedBy[] } => ({
  fresh: likedBy.filter((like) => like.like_new),
  seen: likedBy.filter((like) => !like.like_new),
});

/** `talking`: the two have a conversation. */
export type Mutual = LikedBy & { mutual_since: string; talking: boolean };

/** The received likes that are mutual. */
export const mutualOf = ({ liked_by, talking }: { liked_by: readonly LikedBy[]; talking: readonly string[] }): Mutual[] =>
  liked_by.flatMap(({ mutual_since, ...like }) =>
    mutual_since === null ? [] : [{ ...like, mutual_since, talking: talking.includes(like.id) }],
  );
