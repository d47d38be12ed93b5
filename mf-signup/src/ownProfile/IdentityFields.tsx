import { calendarDate, dateOfBirthProblem } from '@amarena/shared/contracts/account/validation';
import { ageOn } from '@amarena/shared/contracts/people/age';
import { GENDERS, SOUGHT } from '@amarena/shared/contracts/people/profile';
import { useFieldText } from '@amarena/shared/errors';
import { useCommonT } from '@amarena/shared/i18n';
import { FormCell, Muted, Segmented, TextButton } from '@amarena/shared/ui';
import { useState } from 'react';
import type { ProfileEdit } from '../attributes/useProfileEdit.ts';
import { BirthDate } from '../birth/BirthDate.tsx';
import { useOwnT } from '../ownWords.ts';

const todayHere = (): string => calendarDate(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Gender and date of birth; others see only the age. */
export function IdentityFields({ edit: { shown, problems, save } }: { edit: ProfileEdit }) {
  const t = useOwnT();
  const common = useCommonT();
  const fieldText = useFieldText();
  const [birth, setBirth] = useState(shown.date_of_birth);
  const [left, setLeft] = useState(false);
  const problem = dateOfBirthProblem(birth, todayHere()) ?? problems.date_of_birth ?? null;
  const leave = () => {
    setLeft(true);
    if (dateOfBirthProblem(birth, todayHere()) === null && birth !== shown.date_of_birth) save({ date_of_birth: birth });
  };
  return (
    <>
      <FormCell $span={3}>
        <Segmented
          legend={common('attribute.gender')}
          options={GENDERS.map((value) => ({ value, label: common(`gender.${value}`) }))}
          value={shown.gender}
          onChange={(gender) => save({ gender })}
        />
      </FormCell>
      <FormCell $span={3}>
        <Segmented
          legend={common('attribute.seeks')}
          options={SOUGHT.map((value) => ({ value, label: common(`seeks.${value}`) }))}
          value={shown.seeks}
          onChange={(seeks) => save({ seeks })}
        />
        <Muted $size="xs">
          {t('identity.seeks.use')}{' '}
          {shown.seeks !== null && <TextButton onClick={() => save({ seeks: null })}>{t('identity.seeks.remove')}</TextButton>}
        </Muted>
      </FormCell>
      <FormCell $span={3}>
        <BirthDate
          label={common('attribute.date_of_birth')}
          value={birth}
          hint={problem === null ? t('identity.age', { count: ageOn(birth, todayHere()) }) : undefined}
          error={left && problem !== null ? fieldText(problem) : null}
          onChange={(date) => {
            setBirth(date);
            setLeft(false);
          }}
          onLeave={leave}
        />
      </FormCell>
    </>
  );
}
