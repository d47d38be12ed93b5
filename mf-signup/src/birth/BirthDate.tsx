import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { ChoiceGroup, Muted, SelectField, TextField } from '@amarena/shared/ui';
import { type FocusEvent, useId, useState } from 'react';
import { type DateParts, dateOf, partsOf } from './birth.model.ts';

interface BirthDateProps {
  label: string;
  /** `YYYY-MM-DD`; empty: nothing is entered. An incomplete date is neither empty nor a valid date. */
  value: string;
  onChange(value: string): void;
  /** Called when the focus leaves all three fields. */
  onLeave(): void;
  error: string | null;
  hint?: string | undefined;
}

const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  > * {
    flex: 1 1 4.5rem;
  }
  > :has(select) {
    flex: 2 1 8rem;
  }
`;

/** A date of birth in three fields, in the language's order. A date picker would start at today, decades away. */
export function BirthDate({ label, value, onChange, onLeave, error, hint }: BirthDateProps) {
  const common = useCommonT();
  const format = useFormat();
  const hintId = useId();
  const [parts, setParts] = useState(() => partsOf(value));
  const change = (changed: Partial<DateParts>) => {
    const next = { ...parts, ...changed };
    setParts(next);
    onChange(dateOf(next));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onLeave();
  };
  const numberField = (part: 'day' | 'year', length: number) => (
    <TextField
      key={part}
      label={common(`date.${part}`)}
      name={`bday-${part}`}
      autoComplete={`bday-${part}`}
      inputMode="numeric"
      maxLength={length}
      value={parts[part]}
      aria-describedby={hint === undefined ? undefined : hintId}
      onChange={(event) => change({ [part]: event.currentTarget.value.replace(/\D/g, '') })}
    />
  );
  const fields = {
    day: numberField('day', 2),
    month: (
      <SelectField
        key="month"
        label={common('date.month')}
        name="bday-month"
        autoComplete="bday-month"
        value={parts.month}
        onChange={(event) => change({ month: event.currentTarget.value })}
      >
        <option value="" />
        {format.months().map((name, index) => (
          <option key={name} value={index + 1}>
            {name}
          </option>
        ))}
      </SelectField>
    ),
    year: numberField('year', 4),
  };
  return (
    <ChoiceGroup legend={label} error={error}>
      <Fields onBlur={onBlur}>{format.dateOrder().map((part) => fields[part])}</Fields>
      {hint !== undefined && error === null && (
        <Muted $size="sm" id={hintId}>
          {hint}
        </Muted>
      )}
    </ChoiceGroup>
  );
}
