import { LIKES_PAGE } from '@amarena/shared/contracts/people/likes';
import type { Card } from '@amarena/shared/contracts/people/profile';
import { pathTo } from '@amarena/shared/router';
import { EmptyState, LinkButton, VisuallyHidden } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import type { Growth } from '../Growing.tsx';
import { LongList } from '../LongList.tsx';
import { entryPath } from './likes.model.ts';

interface GivenProps extends Growth {
  profiles: readonly Card[];
  total: number;
}

/** The members whom this member likes. A like that was just removed keeps its place, so that it can be restored. */
export function Given({ profiles, total, ...growth }: GivenProps) {
  const t = useT();
  if (profiles.length === 0) {
    return (
      <EmptyState
        scene="no-likes"
        title={t('likes.given_none')}
        text={t('likes.given_none_hint')}
        action={<LinkButton to={pathTo('members')}>{t('likes.find_people')}</LinkButton>}
      />
    );
  }
  return (
    <section aria-labelledby="given">
      <VisuallyHidden as="h2" id="given">
        {t('likes.given')}
      </VisuallyHidden>
      <LongList
        {...growth}
        members={profiles}
        label={t('likes.given')}
        about={({ id }) => ({ to: entryPath(id) })}
        total={total}
        page={LIKES_PAGE}
        eager
      />
    </section>
  );
}
