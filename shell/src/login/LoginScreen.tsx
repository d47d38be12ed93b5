import { bus } from '@amarena/shared/bus';
import { SESSION_DAYS } from '@amarena/shared/contracts/account/sessionLifetimes';
import { PASSWORD_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { Checkbox, OrDivider, PasswordField, SplitForm, TextField } from '@amarena/shared/ui';
import { Banner, Button, Muted, Problem, Row, Stack, TextButton, TextLink } from '@amarena/shared/ui-first';
import { CircleCheck, KeyRound } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLoginT } from './catalogue.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { type LoginField, readLogin } from './login.model.ts';
import { useLogin } from './useLogin.ts';
import { usePasskey } from './usePasskey.ts';

const focusField = (form: HTMLFormElement, field: LoginField | undefined) => {
  const input = field && form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
};

/**
 * Log-in. The fields are uncontrolled, so that password managers can fill them and a refusal keeps what was typed. It
 * belongs to the shell, so it works even if every remote is down.
 */
export function LoginScreen() {
  const t = useLoginT();
  const common = useCommonT();
  const { state, logIn, edit, refused } = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const passkey = usePasskey({ remember: () => form.current === null || readLogin(new FormData(form.current)).remember, refused });
  const missing = state.status === 'editing' ? state.missing : [];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void logIn(readLogin(new FormData(form))).then(([first]) => focusField(form, first));
  };
  const clear = () => {
    if (missing.length > 0) edit();
  };

  return (
    <LoginFrame quote={t('quote')}>
      <SplitForm as="form" ref={form} method="post" action="/login" noValidate onSubmit={submit} onInput={clear}>
        <Stack $gap={1}>
          <h1>{t('title')}</h1>
          <Muted>{t('lead')}</Muted>
        </Stack>
        <Arrival />
        {state.status === 'refused' && <Problem error={state.error} reveal />}
        {passkey.possible && (
          <>
            <Button
              size="lg"
              variant="secondary"
              block
              busy={passkey.busy}
              icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
              onClick={() => void passkey.press()}
            >
              {t('passkey')}
            </Button>
            <OrDivider>{t('or')}</OrDivider>
          </>
        )}
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          maxLength={254}
          error={missing.includes('email') ? t('email.missing') : null}
        />
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH.max}
          showLabel={common('action.show_password')}
          hideLabel={common('action.hide_password')}
          error={missing.includes('password') ? t('password.missing') : null}
        />
        <Row $justify="between">
          <Checkbox name="remember" defaultChecked label={t('remember', { days: SESSION_DAYS })} />
          <Muted as="span" $size="sm">
            <TextLink
              to={pathTo('reset-password')}
              carried={() => (form.current === null ? undefined : { email: readLogin(new FormData(form.current)).email })}
            >
              {t('forgot')}
            </TextLink>
          </Muted>
        </Row>
        <Button type="submit" size="lg" block busy={state.status === 'busy'}>
          {t(state.status === 'busy' ? 'busy' : 'submit')}
        </Button>
        <Muted $size="sm">
          {t('no_account')} <TextButton onClick={() => bus.ask({ type: 'signup' })}>{common('action.signup')}</TextButton>
        </Muted>
      </SplitForm>
    </LoginFrame>
  );
}

/** Says what a mailed link has just done. */
function Arrival() {
  const t = useLoginT();
  const [params] = useState(() => new URLSearchParams(window.location.search));
  const text = params.has('reset') ? t('reset_done') : params.has('reactivated') ? t('reactivated') : null;
  return text === null ? null : (
    <Banner tone="ok" role="status" icon={<CircleCheck size={20} strokeWidth={1.75} aria-hidden />}>
      {text}
    </Banner>
  );
}
