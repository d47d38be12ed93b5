import { useLive } from '@amarena/shared/bus';
import { getVisits, type Visitor } from '@amarena/shared/contracts/visits';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';

export type VisitorsView =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry(): void }
  | { status: 'ready'; visitors: readonly Visitor[] };

/** Who looked at the member's page, the last one first; read again when the server says that somebody did. */
export function useVisitors(): VisitorsView {
  const client = useQueryClient();
  const found = useQuery(queryFor(getVisits));
  useLive('visits_changed', () => void client.invalidateQueries({ queryKey: keyOf(getVisits) }));
  if (found.data !== undefined) return { status: 'ready', visitors: found.data.visitors };
  if (!found.isError) return { status: 'loading' };
  return { status: 'failed', error: problemOf(found.error), retry: () => void found.refetch() };
}
