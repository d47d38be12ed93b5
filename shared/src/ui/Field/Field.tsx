import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldBox, FieldEnd, FieldFoot, FieldLabel, FieldMessage, FieldRoot, type FieldState } from './field.styles.ts';

export interface FieldProps {
  /** What to enter, always visible above the field. */
  label: ReactNode;
  /** What is wrong and how to put it right; null or missing: nothing is wrong. */
  error?: string | null | undefined;
  /** Help below the field; an error takes its place. "Did you mean" is help too. */
  hint?: ReactNode;
  /** Shows that the entry was checked and is good. Default false. */
  valid?: boolean;
}

/** What the control inside a field takes to belong to label and message. */
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
  /** At the end of the message's line: a counter. */
  beside?: ReactNode;
  /** Below the message: a strength meter. */
  after?: ReactNode;
  children: (wiring: ControlWiring) => ReactNode;
}

const icons = {
  error: <CircleAlert size={20} strokeWidth={1.75} aria-hidden data-state="error" />,
  ok: <CircleCheck size={20} strokeWidth={1.75} aria-hidden data-state="ok" />,
  plain: null,
};

/** Label, control, state icon and message of one field, tied to each other. */
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
