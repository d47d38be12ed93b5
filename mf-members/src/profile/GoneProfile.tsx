import { pathTo } from '@amarena/shared/router';
import { EmptyState, LinkButton, Page } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import type { Gone } from './useProfile.ts';

const WORDS = {
  not_found: 'not_found',
  profile_disabled: 'disabled',
  profile_deleted: 'deleted',
  blocked_by_user: 'blocked',
} as const satisfies Record<Gone, string>;

/** Says why there is no profile to show, with a link back. */
export function GoneProfile({ why }: { why: Gone }) {
  const t = useT();
  const words = WORDS[why];
  return (
    <Page>
      <EmptyState
        scene="not-found"
        heading="h1"
        title={t(`gone.${words}_title`)}
        text={t(`gone.${words}_text`)}
        action={<LinkButton to={pathTo('members')}>{t('back_to_search')}</LinkButton>}
      />
    </Page>
  );
}
