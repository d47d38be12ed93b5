import { css, keyframes, styled } from '@amarena/shared/styled';

const arrive = keyframes`
  from { opacity: 0; transform: scale(0.4) rotate(-12deg); }
  60% { opacity: 1; transform: scale(1.12) rotate(4deg); }
`;

export const Bubble = styled.div<{ $mine: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  padding: 12px 16px 12px 12px;
  border-radius: ${({ $mine }) => ($mine ? '18px 18px 6px 18px' : '18px 18px 18px 6px')};
  background: var(--gold-soft);
  color: var(--text);
  box-shadow: inset 0 0 0 var(--bw) var(--gold-fill);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

/** The picture. A gift that was just given drops in; with reduced motion it simply appears. */
export const Lay = styled.span<{ $fresh: boolean }>`
  ${({ $fresh }) =>
    $fresh &&
    css`
      @media (prefers-reduced-motion: no-preference) {
        animation: ${arrive} 520ms var(--ease-out);
      }
    `}
`;

export const GiftText = styled.span`
  display: block;
  margin-top: 2px;
  font-size: var(--text-sm);
  color: var(--text-muted);
`;

export const Form = styled.form`
  display: grid;
  gap: var(--s-4);
`;

export const Gifts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: var(--s-2);
`;

/** One gift to choose: the whole card is the radio button. */
export const GiftCard = styled.label`
  position: relative;
  border: var(--bw-strong) solid var(--border);
  background: var(--surface-raised);
  cursor: pointer;
  transition: border-color var(--t-base), box-shadow var(--t-base);
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
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  padding: var(--s-3) var(--s-1) 10px;
  border-radius: var(--r-md);
  text-align: center;
  line-height: 1.25;
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  b {
    margin-top: 6px;
    font-size: var(--text-sm);
    font-weight: var(--w-semibold);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  small {
    font-size: var(--text-xs);
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const Balance = styled.p`
  font-size: var(--text-xs);
  color: var(--text-muted);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
