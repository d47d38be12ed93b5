import type { ComponentProps } from 'react';
import { styled } from '../../facades/styled.ts';
import { Field, type FieldProps } from './Field.tsx';
import { type ControlStyleProps, controlStyles } from './field.styles.ts';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldProps {}

export const Input = styled.input<ControlStyleProps>`
  ${controlStyles}
`;

/** One line of text. `ref` and all input attributes are passed to the input itself. */
export function TextField({ label, error, hint, valid = false, id, 'aria-describedby': describedBy, ...rest }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} valid={valid} id={id} aria-describedby={describedBy}>
      {(wiring) => <Input type="text" {...rest} {...wiring} />}
    </Field>
  );
}
