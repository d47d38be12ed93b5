import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { SelectField } from '@amarena/shared/ui';
import { Button } from '@amarena/shared/ui-first';
import { useState } from 'react';
import { useLaterT } from '../laterWords.ts';
import type { FilterProps } from './filterProps.ts';
import { NO_FILTERS } from './filters.model.ts';
import { Half, SheetForm, Whole } from './search.styles.ts';
import { type FilterField, useFilterFields } from './useFilterFields.ts';

interface FilterSheetProps extends FilterProps {
  onClose(): void;
}

const CELL = { gender: Whole, min_age: Half, max_age: Half, country: Whole, countryregion: Whole, distance: Whole } satisfies Record<
  FilterField['name'],
  unknown
>;

/** The lists of the bar, for phones. Nothing changes behind the sheet until the person applies it. */
export default function FilterSheet({ filters, onApply, onClose }: FilterSheetProps) {
  const t = useLaterT();
  const common = useCommonT();
  const [draft, setDraft] = useState(filters);
  const choices = useFilterFields(draft);
  return (
    <Dialog open onClose={onClose} title={t('filters.title')} closeLabel={common('action.close')}>
      <SheetForm
        aria-label={t('filters.label')}
        onSubmit={(event) => {
          event.preventDefault();
          onApply(draft);
          onClose();
        }}
      >
        {choices.map((choice) => {
          const Cell = CELL[choice.name];
          return (
            <Cell key={choice.name}>
              <SelectField
                label={choice.label}
                name={choice.name}
                value={choice.value}
                disabled={choice.options.length < 2}
                onChange={(event) => setDraft(choice.change(event.target.value))}
              >
                {choice.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </SelectField>
            </Cell>
          );
        })}
        <Button type="submit" block>
          {t('filters.show')}
        </Button>
        <Button variant="ghost" block onClick={() => setDraft(NO_FILTERS)}>
          {t('filters.reset')}
        </Button>
      </SheetForm>
    </Dialog>
  );
}
