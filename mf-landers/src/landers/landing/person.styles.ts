import { styled } from '@amarena/shared/styled';

export const Portrait = styled.div`
  position: relative;
  > span:last-child:not(:first-child) {
    position: absolute;
    z-index: 2;
    left: 14px;
    top: 14px;
  }
`;

export const Fictional = styled.div`
  max-width: 560px;
  padding: var(--s-2) var(--s-4);
  border-radius: var(--r-sm);
  background: var(--photo-tag-fictional);
  color: var(--photo-tag-fictional-text);
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  &::first-letter {
    text-transform: uppercase;
  }
`;
