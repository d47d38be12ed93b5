import { css, styled } from '../../facades/styled.ts';

export type FieldState = 'plain' | 'error' | 'ok';

export const FieldRoot = styled.div`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

export const FieldLabel = styled.label`
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
`;

export const FieldBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
`;

/** The end of a field: the state icon, a button, or both. */
export const FieldEnd = styled.span<{ $state: FieldState }>`
  position: absolute;
  right: 6px;
  top: 2px;
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: 36px;
  height: 44px;
  pointer-events: none;
  color: ${({ $state }) => ($state === 'error' ? 'var(--danger)' : $state === 'ok' ? 'var(--success)' : 'inherit')};
  > button {
    pointer-events: auto;
    color: var(--text-muted);
  }
`;

/** The message on the left, a counter on the right. */
export const FieldFoot = styled.div`
  display: flex;
  gap: var(--s-4);
`;

export const FieldMessage = styled.div<{ $state: FieldState }>`
  font-size: var(--text-sm);
  line-height: 1.4;
  color: var(--text-muted);
  ${({ $state }) =>
    $state === 'error' &&
    css`
      color: var(--danger);
      font-weight: var(--w-medium);
    `}
`;

export interface ControlStyleProps {
  /** Number of items at the end that text must not overlap. */
  $ends: number;
}

/** Styles of text fields, selects and text areas. At least 16 px: with less, iOS zooms in. */
export const controlStyles = css<ControlStyleProps>`
  width: 100%;
  min-height: 48px;
  padding: 11px 14px;
  padding-right: ${({ $ends }) => (['14px', '44px', '84px'] as const)[$ends] ?? '84px'};
  border: var(--bw-strong) solid var(--border-strong);
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  appearance: none;
  transition:
    border-color var(--t-base),
    box-shadow var(--t-base);
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--text-muted);
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
  /* The outline is for forced colours, which ignore shadows. Focus within, because the button in a date field has its own focus. */
  &:focus-within {
    outline: 2px solid transparent;
    border-radius: var(--r-sm);
    border-color: var(--focus);
    box-shadow: 0 0 0 2px var(--focus);
  }
  &:disabled {
    background: var(--surface-sunken);
    color: var(--text-muted);
  }
`;
