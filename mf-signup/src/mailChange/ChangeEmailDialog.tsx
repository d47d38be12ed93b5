import { call, newRequestId } from '@amarena/shared/api';
import { postMailChange } from '@amarena/shared/contracts/account/mailChange';
import { emailProblem } from '@amarena/shared/contracts/account/validation';
import { PASSWORD_LENGTH } from '@amarena/shared/contracts/platform/fieldBounds';
import { useFieldText } from '@amarena/shared/errors';
import type { AppError } from '@amarena/shared/errors/apiErrors';
import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { Button, PasswordField, Problem, Stack, TextField } from '@amarena/shared/ui';
import { type SubmitEvent, useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';

type State = { readonly status: 'editing' | 'busy' | 'sent' } | { readonly status: 'refused'; readonly error: AppError };
type Wrong = Partial<Record<'email' | 'password', string>>;

function wrongIn(email: string, password: string): Wrong {
  const problem = emailProblem(email);
  if (problem !== null) return { email: problem };
  return password === '' ? { password: 'required' } : {};
}

/** Requests a change of e-mail address, which takes effect when the link mailed to the new one is confirmed. */
export default function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const t = useSettingsT();
  const common = useCommonT();
  const fieldText = useFieldText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [state, setState] = useState<State>({ status: 'editing' });
  const textOf = (problem: string | undefined) => (problem === undefined ? null : fieldText(problem));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const found = wrongIn(email.trim(), password);
    setWrong(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      const field = elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setState({ status: 'busy' });
    const answer = await call(postMailChange, { body: { email: email.trim(), password }, requestId: newRequestId() });
    if (answer.ok) setState({ status: 'sent' });
    else setState({ status: 'refused', error: answer.error });
  };

  if (state.status === 'sent') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('email.sent.title')}
        description={t('email.sent', { email: email.trim() })}
        closeLabel={common('action.close')}
      >
        <Button block onClick={onClose}>
          {common('action.close')}
        </Button>
      </Dialog>
    );
  }
  const taken = state.status === 'refused' && state.error.code === 'email_in_use';
  return (
    <Dialog open onClose={onClose} title={t('email.dialog')} description={t('email.lead')} closeLabel={common('action.close')}>
      <Stack as="form" noValidate onSubmit={submit}>
        {state.status === 'refused' && !taken && <Problem error={state.error} reveal />}
        <TextField
          label={t('email.new')}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setWrong({});
            setState({ status: 'editing' });
          }}
          error={taken ? t('email.taken') : textOf(wrong.email)}
        />
        <PasswordField
          label={t('your_password')}
          name="password"
          autoComplete="current-password"
          maxLength={PASSWORD_LENGTH.max}
          showLabel={common('action.show_password')}
          hideLabel={common('action.hide_password')}
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setWrong({});
          }}
          error={textOf(wrong.password)}
        />
        <Button type="submit" block busy={state.status === 'busy'}>
          {t('email.submit')}
        </Button>
      </Stack>
    </Dialog>
  );
}
