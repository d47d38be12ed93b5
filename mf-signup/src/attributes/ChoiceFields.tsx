import { useFieldText } from '@amarena/shared/errors';
import { FormCell, SelectField } from '@amarena/shared/ui';
import { useOwnT } from '../ownWords.ts';
import { type ChoiceName, useChoices } from './useChoices.ts';
import type { ProfileEdit } from './useProfileEdit.ts';

/** Select fields, each optional. `names`: which ones, in order. */
export function ChoiceFields({ edit: { shown, problems, save }, names }: { edit: ProfileEdit; names: readonly ChoiceName[] }) {
  const t = useOwnT();
  const fieldText = useFieldText();
  const choices = useChoices(shown.gender);
  return names.map((name) => {
    const choice = choices.find((known) => known.name === name);
    const problem = problems[name];
    if (choice === undefined) return null;
    return (
      <FormCell key={name} $span={3}>
        <SelectField
          label={choice.label}
          value={shown[name] ?? ''}
          error={problem === undefined ? null : fieldText(problem)}
          onChange={({ currentTarget: { value } }) =>
            save(choice.options.find((option) => option.value === value)?.change ?? choice.nothing)
          }
        >
          <option value="">{t('attribute.unsaid')}</option>
          {choice.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </SelectField>
      </FormCell>
    );
  });
}
