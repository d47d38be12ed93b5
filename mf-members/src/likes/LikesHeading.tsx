import { VISIT_DAYS } from '@amarena/shared/contracts/people/visits';
import { Muted } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import type { Counts, LikeTab } from './likes.model.ts';
import { Heading, Line } from './likes.styles.ts';

/** "23 persone, 4 nuove dall’ultima volta" */
export function LikesHeading({ tab, counts }: { tab: LikeTab; counts: Counts }) {
  const t = useT();
  return (
    <Heading>
      <h1>{t(`likes.${tab}_title`)}</h1>
      <Line as={Muted} role="status">
        <Summary tab={tab} counts={counts} />
      </Line>
    </Heading>
  );
}

function Summary({ tab, counts }: { tab: LikeTab; counts: Counts }) {
  const t = useT();
  const { [tab]: count, fresh = 0 } = counts;
  if (count === undefined) return null;
  const people = t('likes.people', { count });
  if (tab === 'visitors') return t('likes.visitors_hint', { people, days: VISIT_DAYS });
  if (tab === 'received') return fresh === 0 ? people : t('likes.with_new', { people, count: fresh });
  return count === 0 || tab === 'mutual' ? people : t('likes.given_hint', { people });
}
