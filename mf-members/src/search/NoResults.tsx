import { Button, EmptyState } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import type { FilterProps } from './filterProps.ts';
import { widened } from './filters.model.ts';

/** No results: offers to widen the search as long as a filter can be removed. */
export function NoResults({ filters, onApply }: FilterProps) {
  const t = useT();
  const wider = widened(filters);
  if (wider === null) return <EmptyState scene="no-results" title={t('results.none')} text={t('results.none_at_all')} />;
  return (
    <EmptyState
      scene="no-results"
      title={t('results.none')}
      text={t('results.none_hint')}
      action={<Button onClick={() => onApply(wider)}>{t('results.widen')}</Button>}
    />
  );
}
