import { useSettings } from '@amarena/shared/bus';
import { SOUGHT } from '@amarena/shared/contracts/people/profile';
import { isCountry } from '@amarena/shared/contracts/platform/countries';
import { useFieldText } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Checkbox, PasswordField, Segmented, SelectField, StrengthMeter, TextButton, TextField } from '@amarena/shared/ui';
import { BirthDate } from '../birth/BirthDate.tsx';
import { useT } from '../catalogue.ts';
import { type AccountField, shownAge, todayHere } from './account.model.ts';
import { emailSuggestion } from './emailSuggestion.ts';
import type { AccountForm } from './useAccountForm.ts';

/** The fields of an account, each with its hint and error. */
export function AccountFields({ draft, change, leave, shown, score }: AccountForm) {
  const t = useT();
  const common = useCommonT();
  const format = useFormat();
  const fieldText = useFieldText();
  const { countries } = useSettings();
  const errorOf = (field: AccountField) => {
    const problem = shown[field];
    return problem === undefined ? null : fieldText(problem);
  };
  const suggestion = emailSuggestion(draft.email);
  const age = shownAge(draft.date_of_birth, todayHere());

  return (
    <>
      <Segmented
        legend={t('account.gender')}
        options={[
          { value: 'female', label: t('account.gender.female') },
          { value: 'male', label: t('account.gender.male') },
        ]}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
        error={errorOf('gender')}
      />
      <Segmented
        legend={common('attribute.seeks')}
        options={SOUGHT.map((value) => ({ value, label: common(`seeks.${value}`) }))}
        value={draft.seeks}
        onChange={(seeks) => change({ seeks })}
        error={errorOf('seeks')}
      />
      <TextField
        label={t('account.name')}
        name="name"
        autoComplete="nickname"
        hint={t('account.name.help')}
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={() => draft.name !== '' && leave('name')}
        error={errorOf('name')}
      />
      <TextField
        label={t('account.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        value={draft.email}
        onChange={(event) => change({ email: event.currentTarget.value })}
        onBlur={() => draft.email !== '' && leave('email')}
        error={errorOf('email')}
        hint={
          suggestion === null ? (
            t('account.email.help')
          ) : (
            <TextButton onClick={() => change({ email: suggestion })}>{t('account.email.suggestion', { email: suggestion })}</TextButton>
          )
        }
      />
      <BirthDate
        label={t('account.birth')}
        value={draft.date_of_birth}
        onChange={(date_of_birth) => change({ date_of_birth })}
        onLeave={() => draft.date_of_birth !== '' && leave('date_of_birth')}
        error={errorOf('date_of_birth')}
        hint={age === null ? undefined : t('account.birth.help', { count: age })}
      />
      <SelectField
        label={t('account.country')}
        name="country"
        autoComplete="country"
        value={draft.country ?? ''}
        onChange={({ currentTarget: { value } }) => change({ country: isCountry(value) ? value : null })}
        error={errorOf('country')}
      >
        {draft.country === null && <option value="" />}
        {format.countries(countries).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <PasswordField
        label={t('account.password')}
        name="new-password"
        autoComplete="new-password"
        hint={t('account.password.help')}
        value={draft.password}
        onChange={(event) => change({ password: event.currentTarget.value })}
        onBlur={() => draft.password !== '' && leave('password')}
        error={errorOf('password')}
        showLabel={common('action.show_password')}
        hideLabel={common('action.hide_password')}
        strength={score === null ? null : <StrengthMeter value={score} label={t(`account.password.strength.${score}`)} />}
      />
      <Checkbox
        label={t('account.consent')}
        checked={draft.orientation_consent}
        onChange={(event) => change({ orientation_consent: event.currentTarget.checked })}
        error={shown.orientation_consent === undefined ? null : t('account.consent.required')}
      />
    </>
  );
}
