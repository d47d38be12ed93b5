import { styled } from '@amarena/shared/styled';

/** A word between two ways, with a line on either side. */
export const Or = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  color: var(--text-muted);
  font-size: var(--text-sm);
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid var(--border);
  }
`;
