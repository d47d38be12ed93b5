import { call } from '@amarena/shared/api';
import { bus, useMember } from '@amarena/shared/bus';
import { putMailChange } from '@amarena/shared/contracts/account/mailChange';
import type { AnswerOf } from '@amarena/shared/contracts/platform/endpoint';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useProblemText } from '@amarena/shared/errors';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useSearchParams } from '@amarena/shared/router';
import { Button, EmptyState, LinkButton, Page } from '@amarena/shared/ui';
import { useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';

type State =
  | { readonly status: 'asking' | 'busy' }
  | { readonly status: 'refused'; readonly error: AppError }
  | { readonly status: 'done'; readonly change: AnswerOf<typeof putMailChange> };

/** The key is derived from the link, so that a second press gets the answer of the first. */
const keyOf = (token: string): string => `mail-change-of-link-${token}`.slice(0, 100);

/** `/mail-change/do`: asks before it does what the mailed link says, because mail scanners open pages too and run their scripts. */
export function MailChangeScreen() {
  const t = useSettingsT();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [state, setState] = useState<State>({ status: 'asking' });

  const confirm = async () => {
    setState({ status: 'busy' });
    const answer = await call(putMailChange, { body: { token }, requestId: keyOf(token) });
    if (!answer.ok) return setState({ status: 'refused', error: answer.error });
    bus.ask({ type: 'refresh' });
    setState({ status: 'done', change: answer.value });
  };

  if (state.status === 'refused') return <Refused error={state.error} />;
  if (state.status === 'done') return <Done {...state.change} />;
  const busy = state.status === 'busy';
  return (
    <Page $width="outcome">
      <EmptyState
        scene="mail-sent"
        heading="h1"
        title={t('mail.ask.title')}
        text={t('mail.ask.text')}
        action={
          <Button busy={busy} onClick={() => void confirm()}>
            {t(busy ? 'mail.busy' : 'mail.ask.button')}
          </Button>
        }
      />
    </Page>
  );
}

/** Where to go next: the settings, or the log-in for a visitor. */
function Onwards() {
  const t = useSettingsT();
  const member = useMember();
  return <LinkButton to={pathTo(member === null ? 'login' : 'notifications')}>{t(member === null ? 'login' : 'title')}</LinkButton>;
}

function Refused({ error }: { error: AppError }) {
  const t = useSettingsT();
  const problemText = useProblemText();
  const text = error.code === 'email_in_use' ? t('email.taken') : problemText(error);
  return (
    <Page $width="outcome">
      <EmptyState scene="error" heading="h1" title={t('mail.failed')} text={text} action={<Onwards />} />
    </Page>
  );
}

function Done({ email, undone }: AnswerOf<typeof putMailChange>) {
  const t = useSettingsT();
  return (
    <Page $width="outcome">
      <EmptyState
        scene="mail-sent"
        heading="h1"
        title={t(undone ? 'mail.undone.title' : 'mail.done.title')}
        text={t(undone ? 'mail.undone.text' : 'mail.done.text', { email })}
        action={undone ? <LinkButton to={pathTo('reset-password')}>{t('mail.reset')}</LinkButton> : <Onwards />}
      />
    </Page>
  );
}
