import { type ReactNode, useId } from 'react';
import { styled } from '../../facades/styled.ts';
import { Legend } from '../Choice/ChoiceGroup.tsx';
import { choiceCardStyles } from '../Choice/choice.styles.ts';
import { FieldMessage } from '../Field/field.styles.ts';
import { VisuallyHidden } from '../text/index.ts';

export interface SegmentedProps<Value extends string> {
  /** The question. */
  legend: string;
  /** Hides the legend visually, if a nearby heading already says it. Default false. */
  hideLegend?: boolean;
  /** The options, two to four short words. */
  options: readonly { readonly value: Value; readonly label: ReactNode }[];
  /** The chosen one; null: none yet. */
  value: Value | null;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** Error message: what is wrong and how to fix it; null or omitted: none. */
  error?: string | null | undefined;
}

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  /* Stacked if large text leaves no room side by side. */
  > label {
    flex: 1 1 5.5rem;
    /* Needed as a width too: a row sized by its content uses it. */
    min-width: 5.5rem;
  }
  & + * {
    margin-top: 6px;
  }
`;

const Option = styled.label`
  ${choiceCardStyles}
  position: relative;
  display: grid;
  place-items: center;
  min-height: 48px;
  padding: var(--s-2) 10px;
  text-align: center;
  line-height: 1.2;
  border-color: var(--border-strong);
  border-radius: var(--r-sm);
  font-weight: var(--w-medium);
  &:has(:checked) {
    box-shadow: none;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`;

/** A few options side by side, one of them chosen. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { legend, hideLegend = false, options, value, onChange, error } = props;
  const name = useId();
  const messageId = useId();
  return (
    <fieldset aria-describedby={error ? messageId : undefined}>
      {hideLegend ? <VisuallyHidden as="legend">{legend}</VisuallyHidden> : <Legend>{legend}</Legend>}
      <Options>
        {options.map((option) => (
          <Option key={option.value}>
            <VisuallyHidden
              as="input"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </Options>
      {error && (
        <FieldMessage id={messageId} $state="error">
          {error}
        </FieldMessage>
      )}
    </fieldset>
  );
}
