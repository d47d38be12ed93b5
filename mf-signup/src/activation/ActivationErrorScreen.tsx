import { useMember } from '@amarena/shared/bus';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { useSearchParams } from '@amarena/shared/router';
import { EmptyState, LinkButton, Page } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

/** `/activate/error`: the link is expired, wrong, or already used. */
export function ActivationErrorScreen() {
  const t = useT();
  const common = useCommonT();
  const member = useMember();
  const [params] = useSearchParams();
  const why = params.get('why') === 'used' ? 'used' : 'error';
  return (
    <Page $width="outcome">
      <EmptyState
        scene={why === 'used' ? 'mail-sent' : 'error'}
        heading="h1"
        title={t(`activation.${why}.title`)}
        text={t(`activation.${why}.text`)}
        action={
          member === null ? (
            <LinkButton to={pathTo('login')}>{common('action.login')}</LinkButton>
          ) : (
            <LinkButton to={pathTo('members')}>{t('activation.search.title')}</LinkButton>
          )
        }
      />
    </Page>
  );
}
