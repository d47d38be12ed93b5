import type { Card } from '@amarena/shared/contracts/people/profile';
import { Muted } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { MemberCards } from '../MemberCards.tsx';
import { Similar } from './search.styles.ts';
import type { WidenedFilter } from './useSearch.ts';

/** Shown below the exact results; says which filter was dropped. */
export function SimilarResults({ widened, results }: { widened: WidenedFilter; results: readonly Card[] }) {
  const t = useT();
  return (
    <Similar aria-labelledby="similar">
      <div>
        <h2 id="similar">{t('similar.title')}</h2>
        <Muted $size="sm">{t(`similar.${widened}`)}</Muted>
      </div>
      <MemberCards members={results} label={t('similar.title')} />
    </Similar>
  );
}
