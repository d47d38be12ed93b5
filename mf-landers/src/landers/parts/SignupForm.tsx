import { bus } from '@amarena/shared/bus';
import { emailProblem } from '@amarena/shared/contracts/account/validation';
import { LANDER_MARK, landerMark } from '@amarena/shared/contracts/landers/landerMark';
import type { LanderPage } from '@amarena/shared/contracts/landers/landers';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFieldText } from '@amarena/shared/errors';
import { Button, TermsLine, TextField } from '@amarena/shared/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useT } from '../../catalogue.ts';
import { Accented } from './Accented.tsx';
import { blockOf } from './blocks.ts';
import { Fine } from './lander.styles.ts';
import { useReportStart } from './useReportStart.ts';

interface SignupFormProps {
  page: LanderPage;
  /** Hides the label visually, for pill-shaped fields. Default false. */
  labelHidden?: boolean;
  /** Content above the field. */
  children?: ReactNode;
}

/** With a script, the site validates the address; without it, the browser does. */
const sayOurselves = (form: HTMLFormElement | null): void => {
  if (form !== null) form.noValidate = true;
};

const typedIn = (form: HTMLFormElement): string => String(new FormData(form).get('email') ?? '').trim();

/**
 * The entry to sign-up: one field and one button. The form posts without a script, and its field is uncontrolled, so
 * that text typed before hydration is kept. An empty field opens sign-up too.
 */
export function SignupForm({ page, labelHidden = false, children }: SignupFormProps) {
  const t = useT();
  const fieldText = useFieldText();
  const [wrong, setWrong] = useState(false);
  const start = useReportStart(page);
  const form = blockOf(page, 'form');
  if (form === null) return null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = typedIn(event.currentTarget);
    const problem = email !== '' && emailProblem(email) !== null;
    setWrong(problem);
    if (problem) return;
    start();
    bus.ask({
      type: 'signup',
      lander: landerMark(page),
      ...(email !== '' && { email }),
      ...(page.member !== null && { profile: page.member.id }),
    });
  };

  return (
    <form method="post" action={pathTo('signup')} ref={sayOurselves} onFocus={start} onSubmit={submit}>
      {form.title !== '' && (
        <h2>
          <Accented text={form.title} />
        </h2>
      )}
      <input type="hidden" name={LANDER_MARK} value={landerMark(page)} />
      {page.member !== null && <input type="hidden" name="profile" value={page.member.id} />}
      {children}
      <TextField
        label={t('home.email.label')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="email"
        placeholder={labelHidden ? t('home.email.yours') : t('home.email.example')}
        defaultValue=""
        onChange={() => setWrong(false)}
        error={wrong ? fieldText('email_invalid') : null}
      />
      <Button type="submit" size="lg">
        {form.button}
      </Button>
      {form.note !== '' && <Fine>{form.note}</Fine>}
      <Fine>
        <TermsLine />
      </Fine>
    </form>
  );
}
