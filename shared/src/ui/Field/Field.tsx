import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldBox, FieldEnd, FieldFoot, FieldLabel, FieldMessage, FieldRoot, type FieldState } from './field.styles.ts';

export interface FieldProps {
  /** Label, always visible above the field. */
  label: ReactNode;
  /** Error message: what is wrong and how to fix it; null or omitted: none. */
  error?: string | null | undefined;
  /** Help below the field; an error replaces it. "Did you mean" is help too. */
  hint?: ReactNode;
  /** Shows that the value was checked and is valid. Default false. */
  valid?: boolean;
}

/** Attributes that connect a control to its label and message. */
export interface ControlWiring {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  $ends: number;
}

interface FieldShellProps extends FieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  /** A button at the end of the field. */
  end?: ReactNode;
  /** Shown at the end of the message's line: a counter. */
  beside?: ReactNode;
  /** Shown below the message: a strength meter. */
  after?: ReactNode;
  children: (wiring: ControlWiring) => ReactNode;
}

const icons = {
  error: <CircleAlert size={20} strokeWidth={1.75} aria-hidden data-state="error" />,
  ok: <CircleCheck size={20} strokeWidth={1.75} aria-hidden data-state="ok" />,
  plain: null,
};

/** Label, control, state icon and message of one field, connected to each other. */
export function Field({
  label,
  error,
  hint,
  valid = false,
  id,
  end,
  beside,
  after,
  children,
  'aria-describedby': describedBy,
}: FieldShellProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const state: FieldState = error ? 'error' : valid ? 'ok' : 'plain';
  const message = error || hint;
  const icon = icons[state];
  return (
    <FieldRoot>
      <FieldLabel htmlFor={controlId}>{label}</FieldLabel>
      <FieldBox>
        {children({
          id: controlId,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': [message ? messageId : null, describedBy].filter(Boolean).join(' ') || undefined,
          $ends: Number(Boolean(icon)) + Number(Boolean(end)),
        })}
        {(icon || end) && (
          <FieldEnd $state={state}>
            {icon}
            {end}
          </FieldEnd>
        )}
      </FieldBox>
      {(message || beside) && (
        <FieldFoot>
          {message && (
            <FieldMessage id={messageId} $state={state}>
              {message}
            </FieldMessage>
          )}
          {beside}
        </FieldFoot>
      )}
      {after}
    </FieldRoot>
  );
}
