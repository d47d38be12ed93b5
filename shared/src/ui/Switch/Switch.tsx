import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { styled } from '../../facades/styled.ts';
import { forcedColours } from '../media.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** What is on or off. */
  label: ReactNode;
  /** One line below that explains it. */
  description?: ReactNode;
  /** True while the change is being saved: it keeps the focus, and ignores presses. */
  busy?: boolean;
}

const Root = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-height: 64px;
  padding-block: 10px;
  cursor: pointer;
`;

const Words = styled.span`
  line-height: 1.35;
  > span {
    font-weight: var(--w-medium);
  }
  small {
    display: block;
    font-size: var(--text-sm);
    color: var(--text-muted);
  }
`;

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  margin: 0;
  border-radius: var(--r-pill);
  background: var(--border-strong);
  cursor: pointer;
  transition: background var(--t-base);
  &::after {
    content: '';
    position: absolute;
    inset: 3px auto 3px 3px;
    width: 22px;
    border-radius: 50%;
    background: var(--paper-0);
    transition: transform var(--t-base) var(--ease-out);
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  &:checked {
    background: var(--accent);
  }
  &:checked::after {
    transform: translateX(20px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  ${forcedColours} {
    outline: 1px solid ButtonText;
    &::after {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:focus-visible {
      outline: var(--ring) solid;
    }
  }
`;

const swallow = (event: MouseEvent) => event.preventDefault();
/** React reports a change before the click can be prevented. */
const ignore = () => undefined;

/** A setting that applies at once. */
export function Switch({ label, description, busy = false, className, onClick, onChange, ...rest }: SwitchProps) {
  const labelId = useId();
  const descriptionId = useId();
  return (
    <Root className={className}>
      <Words>
        <span id={labelId}>{label}</span>
        {description && <small id={descriptionId}>{description}</small>}
      </Words>
      <Track
        {...rest}
        aria-labelledby={labelId}
        aria-describedby={description ? descriptionId : undefined}
        aria-disabled={busy || undefined}
        onClick={busy ? swallow : onClick}
        onChange={busy ? ignore : onChange}
      />
    </Root>
  );
}
