import { styled } from '@amarena/shared/styled';

/** Its rows stand at its bottom edge, as far from the list above as rows are from each other. */
export const Coming = styled.div`
  display: grid;
  align-content: end;
  overflow: hidden;
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding-top: var(--s-10);
`;
