import { call, newRequestId } from '@amarena/shared/api';
import { getResetPasskeys, putResetPassword } from '@amarena/shared/contracts/account/passwords';
import { type FieldProblem, passwordProblem } from '@amarena/shared/contracts/account/validation';
import { PASSWORD_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFieldText } from '@amarena/shared/errors';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useCommonT } from '@amarena/shared/i18n';
import { usePasswordScore } from '@amarena/shared/password';
import { navigate } from '@amarena/shared/router';
import { PasswordField, SplitForm, StrengthMeter } from '@amarena/shared/ui';
import { Banner, Button, LinkButton, Muted, Problem, Stack } from '@amarena/shared/ui-first';
import { LogOut } from 'lucide-react';
import { type SubmitEvent, useEffect, useState } from 'react';
import { LoginFrame } from '../login/LoginFrame.tsx';
import { useSessionKeeper } from '../provided.ts';
import { useResetT } from './catalogue.ts';
import { PasskeyChoice, REMOVED_PASSKEYS, type ResetPasskey } from './PasskeyChoice.tsx';

interface Wrong {
  readonly password?: string;
  readonly repeat?: FieldProblem;
}

/** Validates the fields. Only the server knows whether a password is too easy to guess. */
function wrongIn(password: string, repeat: string): Wrong {
  const problem = password === '' ? 'required' : passwordProblem(password);
  if (problem !== null) return { password: problem };
  return password === repeat ? {} : { repeat: 'passwords_differ' };
}

/** `/reset-password/do`: sets the new password with the mailed link. Every session ends, this browser's included. */
export function NewPasswordScreen() {
  const t = useResetT();
  const common = useCommonT();
  const fieldText = useFieldText();
  const session = useSessionKeeper();
  const [params] = useState(() => new URLSearchParams(window.location.search));
  const token = params.get('token') ?? '';
  const [wrong, setWrong] = useState<Wrong>({});
  const [error, setError] = useState<AppError | null>(token === '' ? { code: 'link_invalid' } : null);
  const [busy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const score = usePasswordScore(typed);
  /** Null: unknown; the server then removes recently added ones. */
  const [passkeys, setPasskeys] = useState<readonly ResetPasskey[] | null>(null);

  useEffect(() => {
    if (token === '') return undefined;
    const leaving = new AbortController();
    void call(getResetPasskeys, { query: { token }, signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.ok) setPasskeys(answer.value.passkeys);
      else if (answer.error.code === 'link_invalid') setError(answer.error);
    });
    return () => leaving.abort();
  }, [token]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const focus = (name: string) => {
      const field = elements.namedItem(name);
      if (field instanceof HTMLElement) field.focus();
    };
    const form = new FormData(event.currentTarget);
    const password = String(form.get('password') ?? '');
    const found = wrongIn(password, String(form.get('repeat') ?? ''));
    setWrong(found);
    if (found.password ?? found.repeat) return focus(found.password ? 'password' : 'repeat');
    setBusy(true);
    setError(null);
    const remove_passkeys = passkeys === null ? undefined : form.getAll(REMOVED_PASSKEYS).map(String);
    const answer = await call(putResetPassword, { body: { token, password, remove_passkeys }, requestId: newRequestId() });
    setBusy(false);
    if (answer.ok) {
      session.became(null);
      navigate(`${pathTo('login')}?reset=done`);
    } else if (answer.error.code === 'validation_failed') {
      setWrong({ password: answer.error.fields.password ?? 'invalid' });
      focus('password');
    } else setError(answer.error);
  };

  const labels = { showLabel: common('action.show_password'), hideLabel: common('action.hide_password') };
  const useless = error?.code === 'link_invalid';
  return (
    <LoginFrame quote={t('quote')}>
      <SplitForm as="form" noValidate onSubmit={submit} onInput={() => setWrong({})}>
        <Stack $gap={1}>
          <h1>{t('new.title')}</h1>
          {!useless && <Muted>{t('new.lead', PASSWORD_LENGTH)}</Muted>}
        </Stack>
        {error !== null && <Problem error={error} reveal />}
        {useless ? (
          <LinkButton size="lg" block to={pathTo('reset-password')}>
            {t('again')}
          </LinkButton>
        ) : (
          <>
            <PasswordField
              {...labels}
              label={t('password')}
              name="password"
              autoComplete="new-password"
              maxLength={PASSWORD_LENGTH.max}
              onChange={(event) => setTyped(event.currentTarget.value)}
              strength={score === null ? null : <StrengthMeter value={score} label={t(`strength.${score}`)} />}
              error={
                wrong.password === undefined ? null : wrong.password === 'required' ? t('password.missing') : fieldText(wrong.password)
              }
            />
            <PasswordField
              {...labels}
              label={t('repeat')}
              name="repeat"
              autoComplete="new-password"
              maxLength={PASSWORD_LENGTH.max}
              error={wrong.repeat === undefined ? null : fieldText(wrong.repeat)}
            />
            {passkeys !== null && passkeys.length > 0 && <PasskeyChoice passkeys={passkeys} />}
            <Banner icon={<LogOut size={20} strokeWidth={1.75} aria-hidden />}>{t('new.sessions')}</Banner>
            <Button type="submit" size="lg" block busy={busy}>
              {t(busy ? 'new.busy' : 'new.submit')}
            </Button>
          </>
        )}
      </SplitForm>
    </LoginFrame>
  );
}
