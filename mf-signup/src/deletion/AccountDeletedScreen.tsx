import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useSearchParams } from '@amarena/shared/router';
import { EmptyState, LinkButton, Page } from '@amarena/shared/ui';
import { useSettingsT } from '../settings/catalogue.ts';

/** `/account-deleted`: how to restore the account with the link in the mail, or that it is too late. */
export function AccountDeletedScreen() {
  const t = useSettingsT();
  const [params] = useSearchParams();
  const over = params.has('link');
  return (
    <Page $width="outcome">
      <EmptyState
        scene={over ? 'error' : 'mail-sent'}
        heading="h1"
        title={t(over ? 'deleted.over.title' : 'deleted.title')}
        text={t(over ? 'deleted.over.text' : 'deleted.text', { days: REACTIVATION_DAYS })}
        action={
          <LinkButton variant="secondary" to={pathTo(over ? 'login' : 'index')}>
            {t(over ? 'login' : 'deleted.home')}
          </LinkButton>
        }
      />
    </Page>
  );
}
