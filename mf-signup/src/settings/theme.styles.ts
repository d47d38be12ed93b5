import type { Theme } from '@amarena/shared/contracts/platform/theme';
import { styled } from '@amarena/shared/styled';

export const ThemeTiles = styled.fieldset`
  margin: 0;
  border: 0;
  padding: var(--s-4);
  > legend {
    float: left;
    margin-bottom: var(--s-3);
    font-weight: var(--w-medium);
  }
  > div {
    clear: both;
    display: grid;
    /* Three side by side on the smallest screen; fewer with larger text. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr));
    gap: var(--s-2);
  }
`;

/** The backgrounds of both themes, whichever is active. */
const GROUNDS: Readonly<Record<Theme, string>> = {
  light: 'var(--paper-50)',
  dark: 'var(--ink-900)',
  system: 'linear-gradient(110deg, var(--paper-50) 50%, var(--ink-900) 50%)',
};

export const ThemeTile = styled.label<{ $theme: Theme }>`
  position: relative;
  display: grid;
  gap: var(--s-2);
  align-content: start;
  padding: var(--s-3);
  border: var(--bw-strong) solid var(--border);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
  > input {
    position: absolute;
    opacity: 0;
  }
  > i {
    height: 44px;
    border: 1px solid var(--border);
    border-radius: var(--r-xs);
    background: ${({ $theme }) => GROUNDS[$theme]};
  }
`;
