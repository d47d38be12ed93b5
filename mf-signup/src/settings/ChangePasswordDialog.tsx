import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { getNotifications } from '@amarena/shared/contracts/account/notifications';
import { putPassword } from '@amarena/shared/contracts/account/passwords';
import { getSessions } from '@amarena/shared/contracts/account/sessions';
import { passwordProblem } from '@amarena/shared/contracts/account/validation';
import { PASSWORD_LENGTH, PASSWORD_SCORE } from '@amarena/shared/contracts/platform/fieldBounds';
import { useFieldText } from '@amarena/shared/errors';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { usePasswordScore } from '@amarena/shared/password';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { Button, PasswordField, Problem, Stack, StrengthMeter } from '@amarena/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useSettingsT } from './catalogue.ts';

type Field = 'old' | 'password' | 'repeat';

function wrongIn({ old, password, repeat }: Record<Field, string>, score: number | null): Partial<Record<Field, string>> {
  if (old === '') return { old: 'required' };
  const problem = passwordProblem(password) ?? (score !== null && score < PASSWORD_SCORE ? 'password_weak' : null);
  if (problem !== null) return { password: problem };
  return password === repeat ? {} : { repeat: 'passwords_differ' };
}

/** The current password and the new one, typed twice. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsT();
  const common = useCommonT();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Record<Field, string>>({ old: '', password: '', repeat: '' });
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const [state, setState] = useState<{ busy: boolean; error: AppError | null }>({ busy: false, error: null });
  const score = usePasswordScore(typed.password);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (found: Partial<Record<Field, string>>) => {
      setWrong(found);
      const field = form.elements.namedItem(Object.keys(found)[0] ?? '');
      if (field instanceof HTMLElement) field.focus();
    };
    const found = wrongIn(typed, score);
    if (Object.keys(found).length > 0) return refuse(found);
    setState({ busy: true, error: null });
    const body = { old_password: typed.old, password: typed.password };
    const answer = await call(putPassword, { body, requestId: newRequestId() });
    if (answer.ok) {
      void client.invalidateQueries({ queryKey: keyOf(getNotifications) });
      void client.invalidateQueries({ queryKey: keyOf(getSessions) });
      bus.ask({ type: 'sessionRenewed' });
      bus.ask({ type: 'toast', tone: 'success', text: t('password.done') });
      return onClose();
    }
    const { error } = answer;
    setState({ busy: false, error: error.code === 'validation_failed' ? null : error });
    if (error.code === 'validation_failed') refuse({ password: error.fields.password ?? 'invalid' });
  };

  const field = (name: Field, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    value: typed[name],
    maxLength: PASSWORD_LENGTH.max,
    showLabel: common('action.show_password'),
    hideLabel: common('action.hide_password'),
    error: wrong[name] === undefined ? null : fieldText(wrong[name]),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setTyped({ ...typed, [name]: event.currentTarget.value });
      setWrong({});
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('password.dialog')} description={t('password.lead')} closeLabel={common('action.close')}>
      <Stack as="form" noValidate onSubmit={submit}>
        {state.error !== null && <Problem error={state.error} reveal />}
        <PasswordField {...field('old', t('password.old'), 'current-password')} />
        <PasswordField
          {...field('password', t('password.new'), 'new-password')}
          hint={t('password.help', PASSWORD_LENGTH)}
          strength={score === null ? null : <StrengthMeter value={score} label={t(`strength.${score}`)} />}
        />
        <PasswordField {...field('repeat', t('password.repeat'), 'new-password')} />
        <Button type="submit" block busy={state.busy}>
          {t('password.save')}
        </Button>
      </Stack>
    </Dialog>
  );
}
