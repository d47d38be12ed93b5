import { getSpendingLimits } from '@amarena/shared/contracts/spendingLimits';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { Card, Muted, Problem, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { Loading } from '../Loading.tsx';
import { LimitRow } from './LimitRow.tsx';

/** What the member allows themselves to spend, a day and a month: a part that stands on any page. */
export default function SpendingLimits() {
  const t = useT();
  const common = useCommonT();
  const query = useQuery(queryFor(getSpendingLimits));
  return (
    <Card as="section" id="limits">
      <Stack $gap={4}>
        <div>
          <h2>{t('limits.title')}</h2>
          <Muted $size="sm">{t('limits.text')}</Muted>
        </div>
        {query.isPending && <Loading height="160px" label={t('limits.title')} />}
        {query.isError && (
          <Problem error={problemOf(query.error)} onRetry={() => void query.refetch()} retryLabel={common('action.retry')} />
        )}
        {query.data !== undefined && (
          <>
            <LimitRow period="day" limits={query.data} />
            <LimitRow period="month" limits={query.data} />
          </>
        )}
      </Stack>
    </Card>
  );
}
