import { Id } from '@amarena/shared/contracts/platform/primitives';

/** A like that the address asks to show. */
export interface AskedLike {
  /** The member who sent the like. */
  readonly profile: string;
  /** Milliseconds from now. */
  readonly delay: number;
}

const LIKE = 'like';
const DELAY = 't';
const MOST_SECONDS = 600;

/** Parses `?like={id}&t={seconds}`; null: absent, or the delay is not a number of seconds from 0 to 600. */
export function likeAsked(search: string): AskedLike | null {
  const query = new URLSearchParams(search);
  const profile = Id.safeParse(query.get(LIKE));
  if (!profile.success) return null;
  const seconds = Number(query.get(DELAY) ?? 0);
  return { profile: profile.data, delay: seconds >= 0 && seconds <= MOST_SECONDS ? seconds * 1_000 : 0 };
}

/** The address without the like, so that neither a reload nor "back" shows it again. */
export function withoutLike({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const query = new URLSearchParams(search);
  query.delete(LIKE);
  query.delete(DELAY);
  const rest = query.toString();
  return `${pathname}${rest === '' ? '' : `?${rest}`}${hash}`;
}
