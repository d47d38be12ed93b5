import { useLive } from '@amarena/shared/bus';
import { getVerification, type Verification } from '@amarena/shared/contracts/verification';
import type { AppError } from '@amarena/shared/errors';
import { serverNow } from '@amarena/shared/i18n';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';

export type VerificationView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; verification: Verification; refresh(): void };

/** Milliseconds between two looks at a code whose time is over here and not yet there. */
const EXPIRY_CHECK = 5_000;

const isOver = (standing: Verification['standing'] | undefined): boolean =>
  standing?.state === 'code' && Date.parse(standing.ends_at) <= serverNow();

/** Where the member stands; read again when the server says that a moderator decided. */
export function useVerification(): VerificationView {
  const client = useQueryClient();
  const found = useQuery({
    ...queryFor(getVerification),
    // A clock that is ahead of the server's sees the end of a code too early, and has to ask again.
    refetchInterval: ({ state }) => (isOver(state.data?.verification.standing) ? EXPIRY_CHECK : false),
  });
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(getVerification) });
  useLive('verification', refresh);
  if (found.data !== undefined) return { status: 'ready', verification: found.data.verification, refresh };
  if (!found.isError) return { status: 'loading' };
  return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
}
