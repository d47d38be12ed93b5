import { badgeTotal } from '../contracts/platform/badgeCounts.ts';
import { badgeText } from '../contracts/platform/badgeDisplay.ts';
import type { Badges } from './busState.ts';

/** A page's title with the number in front; the plain title if it is 0. */
export function titleWithBadges(title: string, badges: Badges): string {
  const count = badgeText(badgeTotal(badges));
  return count === null ? title : `(${count}) ${title}`;
}
