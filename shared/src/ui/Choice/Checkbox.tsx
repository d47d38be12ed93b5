import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '../../facades/styled.ts';
import { FieldMessage } from '../Field/field.styles.ts';
import { ChoiceLabel, Ring, Tick } from './choice.styles.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is agreed to or chosen; can contain links. */
  label: ReactNode;
  /** Error message; null or omitted: none. */
  error?: string | null | undefined;
}

const Message = styled(FieldMessage)`
  display: flex;
  gap: 6px;
  align-items: center;
`;

/** A single yes. Never ticked in advance if it costs or permits something. */
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
  /** The option's label. */
  label: ReactNode;
}

/** One option of a `ChoiceGroup`; all of them share `name`. */
export function Radio({ label, className, ...rest }: RadioProps) {
  return (
    <ChoiceLabel className={className}>
      <Ring {...rest} />
      <span>{label}</span>
    </ChoiceLabel>
  );
}
