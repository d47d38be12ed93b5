import { Button, useRenderedFirst, VisuallyHidden } from '@amarena/shared/ui-first';
import { ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { useLaterT } from '../laterWords.ts';
import { Ages, Bar, Cell, CellLabel, Control } from './bar.styles.ts';
import type { FilterProps } from './filterProps.ts';
import { type FilterField, useFilterFields } from './useFilterFields.ts';

/** The filter lists in one line. They apply on the button: otherwise each arrow key in a list would send a request. */
export function FilterBar({ filters, onApply }: FilterProps) {
  const t = useLaterT();
  const [draft, setDraft] = useState(filters);
  const choices = useFilterFields(draft);
  const age = choices.filter(({ name }) => name === 'min_age' || name === 'max_age');
  const before = choices.filter(({ name }) => name === 'gender');
  const after = choices.filter(({ name }) => name === 'country' || name === 'countryregion' || name === 'distance');

  const list = (choice: FilterField) => (
    <Cell key={choice.name}>
      <CellLabel>{choice.label}</CellLabel>
      <List choice={choice} onChange={(value) => setDraft(choice.change(value))} />
    </Cell>
  );
  return (
    <Bar
      role="search"
      aria-label={t('filters.label')}
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
      }}
    >
      {before.map(list)}
      {age.length > 0 && <AgeCell ages={age} onChange={(choice, value) => setDraft(choice.change(value))} />}
      {after.map(list)}
      <Button type="submit" icon={<Search size={20} strokeWidth={1.75} aria-hidden />}>
        {t('filters.submit')}
      </Button>
    </Bar>
  );
}

interface ListProps {
  choice: FilterField;
  onChange(value: string): void;
  id?: string;
}

const no = () => false;
const yes = () => true;

/** The native select, with our arrow. Its other options follow when a page from the server has been taken over: they are many. */
function List({ choice, onChange, id }: ListProps) {
  const whole = useRenderedFirst(no, yes);
  const options = whole ? choice.options : choice.options.filter(({ value }) => value === choice.value);
  return (
    <Control>
      <select
        id={id}
        name={choice.name}
        value={choice.value}
        disabled={choice.options.length < 2}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
    </Control>
  );
}

/** Two short lists in one cell: from and to. */
function AgeCell({ ages, onChange }: { ages: FilterField[]; onChange(choice: FilterField, value: string): void }) {
  const t = useLaterT();
  const id = useId();
  return (
    <Cell as="div" role="group" aria-labelledby={id}>
      <CellLabel id={id}>{t('filters.age')}</CellLabel>
      <Ages>
        {ages.map((choice) => (
          <li key={choice.name}>
            <VisuallyHidden as="label" htmlFor={`${id}-${choice.name}`}>
              {choice.label}
            </VisuallyHidden>
            <List id={`${id}-${choice.name}`} choice={choice} onChange={(value) => onChange(choice, value)} />
          </li>
        ))}
      </Ages>
    </Cell>
  );
}
