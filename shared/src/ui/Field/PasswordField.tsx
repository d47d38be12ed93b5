import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { Field } from './Field.tsx';
import { Input, type TextFieldProps } from './TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of that button while the password is shown. */
  hideLabel: string;
  /** A `StrengthMeter` below the field. */
  strength?: ReactNode;
}

/** A password, hidden until the person chooses to show it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, error, hint, valid = false, id, showLabel, hideLabel, strength, 'aria-describedby': describedBy, ...rest } = props;
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <IconButton
      name={shown ? hideLabel : showLabel}
      icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <Field label={label} error={error} hint={hint} valid={valid} id={id} aria-describedby={describedBy} end={toggle} after={strength}>
      {(wiring) => <Input autoCapitalize="none" spellCheck={false} {...rest} {...wiring} type={shown ? 'text' : 'password'} />}
    </Field>
  );
}
