import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../../facades/styled.ts';
import { FieldMessage } from '../Field/field.styles.ts';
import { ChoiceLabel, Ring, Tick } from './choice.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; may hold links. */
  label: ReactNode;
  /** Why it cannot stay as it is; null or missing: nothing is wrong. */
  error?: string | null | undefined;
}

const Message = styled(FieldMessage)`
  display: flex;
  gap: 6px;
  align-items: center;
`;

/** A yes that stands alone. Never ticked beforehand where it costs or permits something. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const messageId = useId();
  return (
    <div className={className}>
      <ChoiceLabel>
        <Tick {...rest} aria-invalid={error ? true : undefined} aria-describedby={error ? messageId : undefined} />
        <span>{label}</span>
      </ChoiceLabel>
      {error && (
        <Message id={messageId} $state="error">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden />
          {error}
        </Message>
      )}
    </div>
  );
}

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is chosen. */
  label: ReactNode;
}

/** One of a few choices in a `ChoiceGroup`; all of them share `name`. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <ChoiceLabel className={className}>
      <Ring {...rest} />
      <span>{label}</span>
    </ChoiceLabel>
  );
}
