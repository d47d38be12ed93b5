import { bus, useMember } from '@amarena/shared/bus';
import { putMailChange } from '@amarena/shared/contracts/mailChange';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useProblemText } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { answerOrThrow, problemOf, useQuery } from '@amarena/shared/query';
import { useSearchParams } from '@amarena/shared/router';
import { EmptyState, LinkButton, Page, Spinner } from '@amarena/shared/ui';
import { useEffect } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';

/** The key is the link's own, so that a reload gets the answer of the first time. */
const useChange = (token: string) =>
  useQuery({
    queryKey: [putMailChange.name, token],
    queryFn: () => answerOrThrow(putMailChange, { body: { token }, requestId: `mail-change-of-link-${token}`.slice(0, 100) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** `/mail-change/do`: does what the mailed link says, the change or its undoing, and tells so. */
export function MailChangeScreen() {
  const t = useSettingsT();
  const common = useCommonT();
  const problemText = useProblemText();
  const member = useMember();
  const [params] = useSearchParams();
  const { data, error, isPending } = useChange(params.get('token') ?? '');
  useEffect(() => {
    if (data !== undefined) bus.ask({ type: 'refresh' });
  }, [data]);

  if (isPending) {
    return (
      <Page $width="outcome">
        <h1>{t('mail.busy')}</h1>
        <Spinner label={common('state.loading')} />
      </Page>
    );
  }
  if (data === undefined) {
    return (
      <Page $width="outcome">
        <EmptyState
          scene="error"
          heading="h1"
          title={t('mail.failed')}
          text={problemText(problemOf(error))}
          action={
            <LinkButton to={pathTo(member === null ? 'login' : 'notifications')}>{t(member === null ? 'login' : 'title')}</LinkButton>
          }
        />
      </Page>
    );
  }
  return (
    <Page $width="outcome">
      <EmptyState
        scene="mail-sent"
        heading="h1"
        title={t(data.undone ? 'mail.undone.title' : 'mail.done.title')}
        text={t(data.undone ? 'mail.undone.text' : 'mail.done.text', { email: data.email })}
        action={
          data.undone ? (
            <LinkButton to={pathTo('reset-password')}>{t('mail.reset')}</LinkButton>
          ) : (
            <LinkButton to={pathTo(member === null ? 'login' : 'notifications')}>{t(member === null ? 'login' : 'title')}</LinkButton>
          )
        }
      />
    </Page>
  );
}
