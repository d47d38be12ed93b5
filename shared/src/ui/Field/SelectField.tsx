import type { ComponentProps } from 'react';
import { styled } from '../../facades/styled.ts';
import { forcedColours } from '../media.ts';
import { Field, type FieldProps } from './Field.tsx';
import { type ControlStyleProps, controlStyles } from './field.styles.ts';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'>, FieldProps {}

/** The arrow is drawn with gradients, so that it has the text's colour in both themes. */
const Select = styled.select<ControlStyleProps>`
  ${controlStyles}
  padding-right: ${({ $ends }) => ($ends > 0 ? '68px' : '40px')};
  background-image:
    linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%);
  background-size: 6px 6px;
  background-position: ${({ $ends }) => ($ends > 0 ? 'right 51px center, right 46px center' : 'right 19px center, right 14px center')};
  background-repeat: no-repeat;
  ${forcedColours} {
    appearance: auto;
    padding-right: 8px;
  }
`;

/** A native select with `<option>`s, which works best on a phone. */
export function SelectField({
  label,
  error,
  hint,
  valid = false,
  id,
  'aria-describedby': describedBy,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid} id={id} aria-describedby={describedBy}>
      {(wiring) => (
        <Select {...rest} {...wiring}>
          {children}
        </Select>
      )}
    </Field>
  );
}
