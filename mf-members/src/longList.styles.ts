import { styled } from '@amarena/shared/styled';
import { VisuallyHidden } from '@amarena/shared/ui';

/** Its rows stand at its bottom edge, as far from the list above as rows are from each other. */
export const Coming = styled.div`
  display: grid;
  align-content: end;
  overflow: hidden;
`;

/** For the keyboard alone: seen over the first of the list while it has the focus. */
export const ToEnd = styled(VisuallyHidden).attrs({ as: 'a' })`
  &:focus {
    z-index: var(--z-raised);
    width: auto;
    height: auto;
    padding: 10px 16px;
    clip-path: none;
    background: var(--surface-inverse);
    color: var(--text-inverse);
    font-size: var(--text-sm);
  }
`;

export const End = styled.div`
  &:focus-visible {
    outline: 0;
  }
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding-top: var(--s-10);
`;
