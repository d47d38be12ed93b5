import { getSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Problem } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Loading } from '../Loading.tsx';
import { LimitRow } from './LimitRow.tsx';

const Rows = styled.div`
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  > * {
    padding: var(--s-4);
  }
  > * + * {
    border-top: 1px solid var(--border);
  }
`;

/** The member's daily and monthly spending limits, each edited in its row. */
export function LimitRows() {
  const t = useT();
  const common = useCommonT();
  const query = useQuery(queryFor(getSpendingLimits));
  if (query.isPending) return <Loading height="240px" label={t('limits.title')} />;
  if (query.isError) {
    return <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />;
  }
  return (
    <Rows>
      <LimitRow period="day" limits={query.data} />
      <LimitRow period="month" limits={query.data} />
    </Rows>
  );
}
