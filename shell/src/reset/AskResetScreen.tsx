import { call, newRequestId } from '@amarena/shared/api';
import { RESET_AGAIN_MINUTES, RESET_MINUTES } from '@amarena/shared/contracts/account/linkLifetimes';
import { postResetPassword } from '@amarena/shared/contracts/account/passwords';
import { emailProblem, type FieldProblem } from '@amarena/shared/contracts/account/validation';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFieldText } from '@amarena/shared/errors';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { carriedHere } from '@amarena/shared/router';
import { SplitForm, TextField } from '@amarena/shared/ui';
import { Art, Button, LinkButton, Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { useResetT } from './catalogue.ts';

type State = { readonly status: 'editing' | 'busy' | 'sent' } | { readonly status: 'refused'; readonly error: AppError };

/** `/reset-password`: requests the mailed link. The answer never reveals whether an address has an account. */
export function AskResetScreen() {
  const t = useResetT();
  const fieldText = useFieldText();
  const [email, setEmail] = useState(() => carriedHere('email') ?? '');
  const [wrong, setWrong] = useState<FieldProblem | null>(null);
  const [state, setState] = useState<State>({ status: 'editing' });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email');
    const typed = email.trim();
    const problem = emailProblem(typed);
    setWrong(problem);
    if (problem !== null) {
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setState({ status: 'busy' });
    const answer = await call(postResetPassword, { body: { email: typed }, requestId: newRequestId() });
    setState(answer.ok ? { status: 'sent' } : { status: 'refused', error: answer.error });
  };

  if (state.status === 'sent') return <Sent email={email.trim()} />;
  return (
    <LoginFrame quote={t('quote')}>
      <SplitForm as="form" noValidate onSubmit={submit}>
        <Stack $gap={1}>
          <h1>{t('ask.title')}</h1>
          <Muted>{t('ask.lead', { minutes: RESET_MINUTES })}</Muted>
        </Stack>
        {state.status === 'refused' && <Problem error={state.error} reveal />}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setWrong(null);
          }}
          error={wrong === null ? null : fieldText(wrong)}
        />
        <Button type="submit" size="lg" block busy={state.status === 'busy'}>
          {t(state.status === 'busy' ? 'ask.busy' : 'ask.submit')}
        </Button>
        <LinkButton variant="ghost" block to={pathTo('login')}>
          {t('to_login')}
        </LinkButton>
      </SplitForm>
    </LoginFrame>
  );
}

function Sent({ email }: { email: string }) {
  const t = useResetT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <LoginFrame quote={t('quote')}>
      <SplitForm>
        <Art scene="mail-sent" />
        <Stack $gap={1}>
          <h1 ref={heading} tabIndex={-1}>
            {t('sent.title')}
          </h1>
          <Muted>{t('sent.text', { email, minutes: RESET_AGAIN_MINUTES })}</Muted>
        </Stack>
        <LinkButton variant="secondary" block to={pathTo('login')}>
          {t('to_login')}
        </LinkButton>
      </SplitForm>
    </LoginFrame>
  );
}
