import { bus } from '@amarena/shared/bus';
import { emailProblem } from '@amarena/shared/contracts/account/validation';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFieldText } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { Button, Muted, TermsLine, TextField } from '@amarena/shared/ui';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { Entry, EntryRow } from './home.styles.ts';

/** The first field of sign-up, on the first screen. An empty field opens sign-up too. */
export function SignupEntry() {
  const t = useT();
  const common = useCommonT();
  const fieldText = useFieldText();
  const [wrong, setWrong] = useState(false);

  const open = (form: HTMLFormElement) => {
    const typed = String(new FormData(form).get('email')).trim();
    const problem = typed !== '' && emailProblem(typed) !== null;
    setWrong(problem);
    if (!problem) bus.ask({ type: 'signup', ...(typed !== '' && { email: typed }) });
  };

  return (
    // Without a script, or before it runs, the browser submits the form to sign-up.
    <Entry
      method="post"
      action={pathTo('signup')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        open(event.currentTarget);
      }}
    >
      <EntryRow>
        <TextField
          label={t('home.email.label')}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('home.email.yours')}
          onChange={() => setWrong(false)}
          error={wrong ? fieldText('email_invalid') : null}
        />
        <Button type="submit" size="lg">
          {common('action.signup')}
        </Button>
      </EntryRow>
      <Muted $size="xs">
        {t('home.adults')} <TermsLine />
      </Muted>
    </Entry>
  );
}
