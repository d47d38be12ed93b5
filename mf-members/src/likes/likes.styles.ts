import { styled } from '@amarena/shared/styled';

export const Heading = styled.header`
  padding-block: var(--s-5) var(--s-4);
`;

/** Reserves its line while the likes load. */
export const Line = styled.p`
  min-height: calc(1em * var(--lh-body));
`;

export const ListPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
  padding-block: var(--s-6) var(--s-16);
`;

export const Part = styled.section`
  display: grid;
  gap: var(--s-4);
`;

/** Other ways to meet people, below the list. */
export const Onward = styled.div`
  display: grid;
  justify-items: center;
  padding-block: var(--s-8) var(--s-12);
`;
