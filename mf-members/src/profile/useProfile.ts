import { type Card, getProfile, type Profile } from '@amarena/shared/contracts/people/profile';
import { Id } from '@amarena/shared/contracts/platform/primitives';
import type { AppError } from '@amarena/shared/errors';
import { cachedCard } from '@amarena/shared/people';
import { problemOf, queryFor, skipToken, useQuery, useQueryClient } from '@amarena/shared/query';

/** Why there is no profile to show, permanently or for now. */
export type Gone = 'not_found' | 'profile_disabled' | 'profile_deleted' | 'blocked_by_user';

export type ProfileView =
  | { status: 'loading' }
  /** The card from a grid, while the profile loads. */
  | { status: 'preview'; card: Card }
  | { status: 'gone'; why: Gone }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; profile: Profile };

const GONE: readonly string[] = ['not_found', 'profile_disabled', 'profile_deleted', 'blocked_by_user'] satisfies Gone[];
const isGone = (code: string): code is Gone => GONE.includes(code);

/** A member's profile. A cached one shows at once and is refetched in the background. */
export function useProfile(id: string): ProfileView {
  const client = useQueryClient();
  const known = Id.safeParse(id).success;
  const options = queryFor(getProfile, { query: { id } });
  const found = useQuery({ ...options, queryFn: known ? options.queryFn : skipToken });
  if (!known) return { status: 'gone', why: 'not_found' };

  if (found.isError) {
    const error = problemOf(found.error);
    if (isGone(error.code)) return { status: 'gone', why: error.code };
    if (found.data === undefined) return { status: 'failed', error, retry: () => void found.refetch() };
  }
  if (found.data !== undefined) return { status: 'ready', profile: found.data.profile };
  const card = cachedCard(client, id);
  return card === null ? { status: 'loading' } : { status: 'preview', card };
}
