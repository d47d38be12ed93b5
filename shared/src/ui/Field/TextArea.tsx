import type { ComponentProps } from 'react';
import { styled } from '../../facades/styled.ts';
import { Field, type FieldProps } from './Field.tsx';
import { type ControlStyleProps, controlStyles } from './field.styles.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldProps {
  /** Characters used and allowed, as text; null or missing: no counter. */
  counter?: {
    text: string;
    /** Few characters are left, or too many are used. */
    urgent: boolean;
  } | null;
}

const Area = styled.textarea<ControlStyleProps>`
  ${controlStyles}
  /* Grows with its text, in browsers that support it. */
  field-sizing: content;
  min-height: 112px;
  max-height: 60vh;
  resize: vertical;
`;

const Counter = styled.p<{ $urgent: boolean }>`
  flex: none;
  margin-inline-start: auto;
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: ${({ $urgent }) => ($urgent ? 'var(--danger)' : 'var(--text-muted)')};
`;

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, valid = false, id, counter, 'aria-describedby': describedBy, ...rest } = props;
  const beside = counter && <Counter $urgent={counter.urgent}>{counter.text}</Counter>;
  return (
    <Field label={label} error={error} hint={hint} valid={valid} id={id} aria-describedby={describedBy} beside={beside}>
      {(wiring) => <Area rows={4} {...rest} {...wiring} />}
    </Field>
  );
}
