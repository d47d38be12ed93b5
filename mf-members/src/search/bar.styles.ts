import { styled } from '@amarena/shared/styled';
import { below, forcedColours } from '@amarena/shared/ui-first';

/** The bar shows from 992 px; up to 1200 px its lists have little room for long words. */
const narrow = below.xl;

export const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  background: var(--surface-raised);
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  box-shadow: var(--shadow-1);
  > button {
    flex: none;
    align-self: center;
    margin: 6px;
  }
`;

export const Cell = styled.label`
  display: grid;
  align-content: center;
  /* At twice the text size they wrap onto two lines. */
  flex: 1 1 9rem;
  min-width: 0;
  min-height: 60px;
  border-right: 1px solid var(--border);
  transition: background var(--t-base);
  &:first-child {
    border-radius: var(--r-lg) 0 0 var(--r-lg);
  }
  &:hover {
    background: var(--surface-hover);
  }
  /* Ages need little room, which leaves more for long country names. */
  &[role='group'] {
    flex: 0 0 auto;
  }
`;

export const CellLabel = styled.span`
  padding: 0 20px;
  ${narrow} {
    padding: 0 12px;
  }
  font-size: var(--text-2xs);
  font-weight: var(--w-medium);
  color: var(--text-muted);
`;

/** The select has no border, because its cell has one. The arrow lies below it, so that a press on the arrow opens the list. */
export const Control = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  > select {
    position: relative;
    z-index: 1;
    width: 100%;
    min-width: 0;
    min-height: 28px;
    padding: 0 40px 0 20px;
    border: 0;
    appearance: none;
    background: none;
    font-size: 0.9375rem;
    font-weight: var(--w-semibold);
    text-overflow: ellipsis;
    cursor: pointer;
    ${forcedColours} {
      appearance: auto;
    }
  }
  option {
    background: var(--surface-raised);
    color: var(--text);
  }
  > select:disabled {
    color: var(--text-muted);
    cursor: default;
    opacity: 1;
  }
  > svg {
    position: absolute;
    right: 18px;
    /* In forced colours the select draws its own arrow. */
    ${forcedColours} {
      display: none;
    }
  }
  ${narrow} {
    > select {
      padding: 0 20px 0 12px;
      font-size: var(--text-xs);
    }
    > svg {
      right: 4px;
    }
  }
`;

/** Two lists side by side with a dash between them. */
export const Ages = styled.ul`
  display: flex;
  padding-inline: 20px;
  ${narrow} {
    padding-inline: 12px;
  }
  > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  > li + li::before {
    content: '–' / '';
    padding-inline: 6px;
  }
  select {
    width: auto;
    padding: 0 24px 0 0;
    /* All ages are equally wide: a list is as wide as its widest option, and most come later. */
    font-variant-numeric: tabular-nums;
  }
  svg {
    right: 0;
  }
`;
