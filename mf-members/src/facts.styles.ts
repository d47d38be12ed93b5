import { styled } from '@amarena/shared/styled';

/** A member's facts, in two columns. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 var(--s-6);
  > div {
    padding-block: 12px;
    border-top: 1px solid var(--border);
  }
  dt {
    font-size: var(--text-xs);
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  dd {
    font-weight: var(--w-medium);
    overflow-wrap: anywhere;
  }
`;

/** Interests in a row. */
export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
`;
