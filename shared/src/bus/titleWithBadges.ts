import { badgeText } from '../contracts/platform/badgeRules.ts';
import type { Badges } from './events.ts';

/** Unread messages plus new likes: the single number in the title and on the app badge. */
export const badgeTotal = (badges: Badges): number => badges.unread + badges.newLikes;

/** A page's title with the number in front; the plain title if it is 0. */
export function titleWithBadges(title: string, badges: Badges): string {
  const count = badgeText(badgeTotal(badges));
  return count === null ? title : `(${count}) ${title}`;
}
