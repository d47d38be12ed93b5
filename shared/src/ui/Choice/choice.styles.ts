import { css, styled } from '../../facades/styled.ts';

/** Box of a checkbox or circle of a radio button, 22 px in a target of 44. */
const markStyles = css`
  appearance: none;
  width: 22px;
  height: 22px;
  margin: 0;
  flex: none;
  display: grid;
  place-items: center;
  border: var(--bw-strong) solid var(--border-strong);
  background: var(--surface-raised);
  cursor: pointer;
  &[aria-invalid='true'] {
    border-color: var(--danger);
  }
`;

export const Tick = styled.input.attrs({ type: 'checkbox' })`
  ${markStyles}
  border-radius: var(--r-xs);
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 10px;
    height: 6px;
    margin-top: -3px;
    border: solid var(--on-accent);
    border-width: 0 0 2px 2px;
    transform: rotate(-45deg);
  }
`;

export const Ring = styled.input.attrs({ type: 'radio' })`
  ${markStyles}
  border-radius: 50%;
  &:focus-visible {
    border-radius: 50%;
  }
  &:checked {
    border: 7px solid var(--accent);
  }
`;

export const ChoiceLabel = styled.label`
  display: flex;
  gap: var(--s-3);
  align-items: flex-start;
  min-height: 44px;
  padding-block: 10px;
  font-size: var(--text-sm);
  line-height: 1.45;
  cursor: pointer;
  /* Vertically centred on the first line at any text size. */
  > input {
    margin-block-start: max(0px, (1.45em - 22px) / 2);
  }
`;

/** A label that is a card, outlined while its input is checked. */
export const choiceCardStyles = css`
  border: var(--bw-strong) solid var(--border);
  background: var(--surface-raised);
  cursor: pointer;
  transition:
    border-color var(--t-base),
    box-shadow var(--t-base);
  &:hover {
    border-color: var(--border-strong);
  }
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  &:has(:focus-visible) {
    outline: var(--ring) solid var(--focus);
    outline-offset: 2px;
  }
  input:focus-visible {
    outline: 0;
  }
`;
