import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from '../../facades/styled.ts';

const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 14px;
  border-radius: var(--r-pill);
  border: 1px solid var(--border);
  background: var(--surface-raised);
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  white-space: nowrap;
`;

const onStyles = css`
  background: var(--accent-soft);
  border-color: var(--accent-soft-border);
  color: var(--accent-text);
`;

const Pressable = styled.button`
  ${chipStyles}
  min-height: 44px;
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  &:hover {
    border-color: var(--border-strong);
    background: var(--surface-hover);
  }
  &[aria-pressed='true'] {
    ${onStyles}
    border-color: var(--accent);
  }
`;

const Fact = styled.span<{ $on: boolean }>`
  ${chipStyles}
  ${({ $on }) => $on && onStyles}
`;

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** On or off, for a filter; omitted: it opens something and has no state. */
  pressed?: boolean;
}

/** A filter, or a button that opens the filters. */
export function Chip({ pressed, type = 'button', ...rest }: ChipProps) {
  return <Pressable {...rest} type={type} aria-pressed={pressed} />;
}

export interface InterestChipProps {
  /** True for a shared interest: shown with a tick, and to be listed first. Default false. */
  shared?: boolean;
  /** The meaning of the tick in words. Required with `shared`. */
  sharedLabel?: string;
  children: ReactNode;
}

/** An interest on a profile; not interactive. */
export function InterestChip({ shared = false, sharedLabel, children }: InterestChipProps) {
  return (
    <Fact $on={shared}>
      {shared && (
        <Check size={16} strokeWidth={1.75} {...(sharedLabel ? { role: 'img', 'aria-label': sharedLabel } : { 'aria-hidden': true })} />
      )}
      {children}
    </Fact>
  );
}
