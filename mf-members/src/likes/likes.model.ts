import type { LikedBy } from '@amarena/shared/contracts/likes';
import type { Card } from '@amarena/shared/contracts/profile';

/** The lists of this area, each under an address of its own: three kinds of likes, and who looked at the member. */
export const LIKE_TABS = ['received', 'given', 'mutual', 'visitors'] as const;
export type LikeTab = (typeof LIKE_TABS)[number];

/** The list that an address names; `/likes` names none and shows the received likes. The route table knows no other word. */
export const likeTabOf = (type: string | undefined): LikeTab => LIKE_TABS.find((known) => known === type) ?? 'received';

/** How many are in each list, and how many likes are new (`fresh`). What is not known yet is missing. */
export type Counts = Partial<Record<LikeTab | 'fresh', number>>;

interface Likes {
  counts: Required<Omit<Counts, 'visitors'>>;
  /** What the open list shows. */
  profiles: readonly Card[];
  liked_by: readonly LikedBy[];
}

const takenBack = (members: readonly Card[]): number => members.filter(({ liked }) => !liked).length;

/** Numbers of the tabs. A like just taken back is still on the open list, but no longer counts. */
export const countsOf = (tab: LikeTab, { counts, profiles, liked_by }: Likes): Counts => ({
  ...counts,
  given: counts.given - takenBack(profiles),
  mutual: counts.mutual - (tab === 'mutual' ? takenBack(liked_by) : 0),
});

/** Received likes in two parts: the new ones come first. */
export const partsOf = (likedBy: readonly LikedBy[]): { fresh: LikedBy[]; seen: LikedBy[] } => ({
  fresh: likedBy.filter((like) => like.like_new),
  seen: likedBy.filter((like) => !like.like_new),
});

/** `talking`: the two have a conversation. */
export type Mutual = LikedBy & { mutual_since: string; talking: boolean };

/** Of those who like the member, the ones whom the member likes too. */
export const mutualOf = ({ liked_by, talking }: { liked_by: readonly LikedBy[]; talking: readonly string[] }): Mutual[] =>
  liked_by.flatMap(({ mutual_since, ...like }) =>
    mutual_since === null ? [] : [{ ...like, mutual_since, talking: talking.includes(like.id) }],
  );
