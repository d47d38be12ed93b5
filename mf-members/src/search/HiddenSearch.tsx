import { bus } from '@amarena/shared/bus';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, EmptyState, Page, Row } from '@amarena/shared/ui-first';
import { useLaterT } from '../laterWords.ts';

/** Replaces the search if the settings hide it from visitors. */
export default function HiddenSearch() {
  const t = useLaterT();
  const common = useCommonT();
  return (
    <Page>
      <EmptyState
        scene="no-results"
        heading="h1"
        title={t('hidden.title')}
        text={t('hidden.text')}
        action={
          <Row $justify="center">
            <Button onClick={() => bus.ask({ type: 'signup' })}>{common('action.signup')}</Button>
            <Button variant="secondary" onClick={() => bus.ask({ type: 'login' })}>
              {common('action.login')}
            </Button>
          </Row>
        }
      />
    </Page>
  );
}
