import { styled } from '@amarena/shared/styled';
import { displayFace } from '@amarena/shared/ui-first';

export const Pairs = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  max-width: 720px;
`;

export const PairRow = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-4);
  padding-block: var(--s-3);
  border-bottom: 1px solid var(--border);
  /* The button lies above the name's link, which covers the row. */
  > a {
    position: relative;
  }
`;

export const PairWords = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
`;

export const PairName = styled.h3`
  ${displayFace}
  display: flex;
  align-items: center;
  gap: 7px;
  font-size: var(--text-lg);
  max-width: 100%;
  overflow-wrap: anywhere;
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
