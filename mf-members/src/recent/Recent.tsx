import { search } from '@amarena/shared/contracts/people/search';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import type { Widgets } from '@amarena/shared/contracts/platform/widgets';
import { useCommonT } from '@amarena/shared/i18n';
import { problemOf, queryFor, useQuery } from '@amarena/shared/query';
import { MemberGridSkeleton, Problem } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { MemberCards } from '../MemberCards.tsx';
import { useArrived } from '../useArrived.ts';

const ONE_ROW = 5;

/** A row of the most recently active real members with a photo, from the search. */
export function Recent({ country }: Widgets['recent']) {
  const t = useT();
  const common = useCommonT();
  const found = useQuery(queryFor(search, { query: { photo: 'true', only_real: 'true', ...(isCountry(country) && { country }) } }));
  const arrived = useArrived(found.data);
  if (found.isError)
    return <Problem error={problemOf(found.error)} onRetry={() => void found.refetch()} retryLabel={common('action.retry')} />;
  if (found.data === undefined || !arrived) return <MemberGridSkeleton label={t('results.label')} count={ONE_ROW} oneRow />;
  return <MemberCards oneRow label={t('results.label')} members={found.data.results.slice(0, ONE_ROW)} />;
}
