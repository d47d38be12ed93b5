import { styled } from '@amarena/shared/styled';
import { VisuallyHidden } from '@amarena/shared/ui-first';

/** Its rows are aligned to the bottom, so that they keep the row gap to the list above. */
export const Coming = styled.div`
  display: grid;
  align-content: end;
  overflow: hidden;
`;

/** For keyboard users: visible over the start of the list while focused. */
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
