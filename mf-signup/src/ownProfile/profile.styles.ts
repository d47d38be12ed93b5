import { styled } from '@amarena/shared/styled';
import { displayFace, media } from '@amarena/shared/ui';

/** Photos and fields, with completeness and preview beside them; on phones the completeness comes first. */
export const Columns = styled.div`
  display: grid;
  gap: var(--s-8);
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 320px;
    gap: var(--s-10);
    align-items: start;
  }
`;

export const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-10);
`;

export const Aside = styled.aside`
  display: contents;
  > :first-child {
    order: -1;
  }
  ${media.lg} {
    display: grid;
    gap: var(--s-5);
    position: sticky;
    top: 88px;
  }
`;

export const Ring = styled.span<{ $share: number }>`
  ${displayFace}
  display: grid;
  place-items: center;
  flex: none;
  width: 76px;
  height: 76px;
  border-radius: 50%;
  background:
    radial-gradient(closest-side, var(--surface-raised) 84%, transparent 85%),
    conic-gradient(var(--accent) ${({ $share }) => $share}%, var(--border) 0);
  font-size: var(--text-lg);
  font-variant-numeric: lining-nums;
`;

export const Todo = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-size: var(--text-sm);
  }
  li > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > button {
    min-height: 44px;
  }
`;

export const Done = styled.li`
  color: var(--text-muted);
  > svg {
    color: var(--success);
  }
`;

export const PreviewBox = styled.div`
  max-width: 220px;
`;

export const BlockedList = styled.ul`
  display: grid;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--s-3);
    min-height: 64px;
    border-bottom: 1px solid var(--border);
  }
`;

export const SaveNote = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 24px;
  color: var(--text-muted);
  font-size: var(--text-sm);
`;
