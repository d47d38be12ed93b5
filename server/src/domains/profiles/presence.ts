import { ONLINE_WITHIN } from '@amarena/shared/contracts/people/presence';
import { type LastActive, NEW_MEMBER_DAYS } from '@amarena/shared/contracts/people/profile';
import type * as z from 'zod/mini';
import { DAY } from '../../times.ts';

export const onlineSince = (now: Date): Date => new Date(now.getTime() - ONLINE_WITHIN);

/** Whose presence may be shown: a fictional profile has none, and an invisible member does not want to show it. */
export interface Presence {
  fictional: boolean;
  invisible_mode: boolean;
  last_active_at: Date;
  active_until: Date | null;
}

/** The column `last_active` of `search_entries` is the same. */
const lastKnown = ({ last_active_at, active_until }: Pick<Presence, 'last_active_at' | 'active_until'>): Date =>
  active_until !== null && active_until > last_active_at ? active_until : last_active_at;

export const isOnline = ({ fictional, invisible_mode, ...activity }: Presence, now: Date): boolean =>
  !fictional && !invisible_mode && lastKnown(activity) > onlineSince(now);

/** When a member was last here; now for one who still is. */
export const lastHere = (activity: Pick<Presence, 'last_active_at' | 'active_until'>, now: Date): Date =>
  lastKnown(activity) > now ? now : lastKnown(activity);

/** Coarse on purpose: no more precise than members would want. */
export function lastActive(member: Presence, now: Date): z.infer<typeof LastActive> {
  if (member.fictional || member.invisible_mode) return 'earlier';
  if (isOnline(member, now)) return 'now';
  const days = (now.getTime() - member.last_active_at.getTime()) / DAY;
  if (days < 1) return 'today';
  if (days < 7) return 'week';
  return days < 30 ? 'month' : 'earlier';
}

export const isNew = (signupDate: Date, now: Date): boolean => now.getTime() - signupDate.getTime() < NEW_MEMBER_DAYS * DAY;
