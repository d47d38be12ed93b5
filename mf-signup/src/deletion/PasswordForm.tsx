import { PASSWORD_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import { useFieldText } from '@amarena/shared/errors';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, PasswordField, Problem, Stack } from '@amarena/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';

interface PasswordFormProps {
  /** Names the action. */
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Performs the action; returns the error, or null. */
  onSubmit: (password: string) => Promise<AppError | null>;
}

/** Asks for the password before a sensitive action. A wrong password shows at the field. */
export function PasswordForm({ submitLabel, tone = 'primary', onSubmit }: PasswordFormProps) {
  const t = useSettingsT();
  const common = useCommonT();
  const fieldText = useFieldText();
  const [state, setState] = useState<{ busy: boolean; error: AppError | null; missing: boolean }>({
    busy: false,
    error: null,
    missing: false,
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const focus = () => {
      const field = elements.namedItem('password');
      if (field instanceof HTMLElement) field.focus();
    };
    if (password === '') {
      setState({ busy: false, error: null, missing: true });
      return focus();
    }
    setState({ busy: true, error: null, missing: false });
    const error = await onSubmit(password);
    setState({ busy: false, error, missing: false });
    if (error !== null) focus();
  };

  return (
    <Stack as="form" noValidate onSubmit={submit}>
      {state.error !== null && <Problem error={state.error} reveal />}
      <PasswordField
        label={t('your_password')}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.max}
        showLabel={common('action.show_password')}
        hideLabel={common('action.hide_password')}
        error={state.missing ? fieldText('required') : null}
      />
      <Button type="submit" block variant={tone} busy={state.busy}>
        {submitLabel}
      </Button>
    </Stack>
  );
}
