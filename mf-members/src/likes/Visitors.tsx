import { VISITS_PAGE } from '@amarena/shared/contracts/people/visits';
import { useFormat } from '@amarena/shared/i18n';
import { pathTo } from '@amarena/shared/router';
import { EmptyState, LinkButton, VisuallyHidden } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { LongList } from '../LongList.tsx';
import { entryPath } from './likes.model.ts';
import type { VisitorList } from './useVisitors.ts';

/** Who visited the member's profile, and when last. */
export function Visitors({ visitors, count, ...growth }: VisitorList) {
  const t = useT();
  const format = useFormat();
  if (visitors.length === 0) {
    return (
      <EmptyState
        scene="no-likes"
        title={t('likes.visitors_none')}
        text={t('likes.visitors_none_hint')}
        action={<LinkButton to={pathTo('members')}>{t('likes.find_people')}</LinkButton>}
      />
    );
  }
  return (
    <section aria-labelledby="visitors">
      <VisuallyHidden as="h2" id="visitors">
        {t('likes.visitors')}
      </VisuallyHidden>
      <LongList
        {...growth}
        members={visitors}
        label={t('likes.visitors')}
        about={({ id, visited_at }) => ({ to: entryPath(id), caption: format.relative(visited_at) })}
        total={count}
        page={VISITS_PAGE}
        eager
      />
    </section>
  );
}
