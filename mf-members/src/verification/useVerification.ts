import { useLive } from '@amarena/shared/bus';
import { getVerification, type Verification } from '@amarena/shared/contracts/account/verification';
import type { AppError } from '@amarena/shared/errors';
import { serverNow } from '@amarena/shared/i18n';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';

export type VerificationView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; verification: Verification; refresh(): void };

/** Milliseconds between two checks of a code that has expired on this clock but not yet on the server's. */
const EXPIRY_CHECK = 5_000;

const isOver = (standing: Verification['standing'] | undefined): boolean =>
  standing?.state === 'code' && Date.parse(standing.ends_at) <= serverNow();

/** The state of the member's verification; refetched when the server reports a moderator's decision. */
export function useVerification(): VerificationView {
  const client = useQueryClient();
  const found = useQuery({
    ...queryFor(getVerification),
    // A clock ahead of the server's sees a code expire too early and has to check again.
    refetchInterval: ({ state }) => (isOver(state.data?.verification.standing) ? EXPIRY_CHECK : false),
  });
  const refresh = () => void client.invalidateQueries({ queryKey: keyOf(getVerification) });
  useLive('verification', refresh);
  if (found.data !== undefined) return { status: 'ready', verification: found.data.verification, refresh };
  if (!found.isError) return { status: 'loading' };
  return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
}
