import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { Avatar, media } from '@amarena/shared/ui';

export const Pane = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 0;
  background: var(--surface);
  &:focus {
    outline: none;
  }
  ${media.lg} {
    --gutter: 20px;
    border-right: 1px solid var(--border);
  }
`;

export const Header = styled.header`
  flex: none;
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5) var(--gutter) var(--s-2);
`;

export const TitleRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--tap);
`;

export const SearchBox = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  > svg {
    position: absolute;
    left: 12px;
    color: var(--text-muted);
    pointer-events: none;
  }
  > button {
    position: absolute;
    right: 0;
  }
`;

export const SearchInput = styled.input`
  width: 100%;
  min-height: var(--tap);
  padding: 8px 44px 8px 40px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-pill);
  background: var(--surface-raised);
  color: inherit;
  font: inherit;
  font-size: var(--text-md);
  appearance: none;
  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Scroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Title = styled.h1`
  font-size: var(--text-2xl);
`;

export const Home = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: var(--tap);
`;

export const Lines = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: flex;
  align-items: center;
  > button {
    margin-right: var(--s-2);
  }
`;

export const WindowedRow = styled(Row)`
  position: absolute;
  inset: 0 0 auto;
`;

export const Line = styled(Link)`
  position: relative;
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px var(--s-3);
  align-items: center;
  min-height: 76px;
  padding: 12px var(--gutter);
  color: inherit;
  text-decoration: none;
  &:hover {
    background: var(--surface-hover);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    background: var(--accent-soft);
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: 12px auto 12px 0;
    width: 3px;
    border-radius: 0 3px 3px 0;
    background: var(--accent);
  }
`;

export const Face = styled(Avatar)`
  grid-row: span 2;
  width: 52px;
  height: 52px;
`;

export const Name = styled.span<{ $unread: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 6px;
  align-items: center;
  font-weight: ${({ $unread }) => ($unread ? 700 : 'var(--w-medium)')};
`;

export const When = styled.time<{ $unread: boolean }>`
  font-size: var(--text-xs);
  color: ${({ $unread }) => ($unread ? 'var(--accent-text)' : 'var(--text-muted)')};
  font-weight: ${({ $unread }) => ($unread ? 'var(--w-semibold)' : 'inherit')};
`;

/** `$alone`: there is no badge beside it, so it may use the whole line. */
export const LastMessage = styled.span<{ $unread: boolean; $failed: boolean; $alone: boolean }>`
  ${({ $alone }) => $alone && 'grid-column: span 2;'}
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: var(--text-sm);
  color: ${({ $unread, $failed }) => ($failed ? 'var(--danger)' : $unread ? 'var(--text)' : 'var(--text-muted)')};
  font-weight: ${({ $unread }) => ($unread ? 'var(--w-medium)' : 'inherit')};
`;

export const Count = styled.span`
  justify-self: end;
`;

export const Notice = styled.p`
  padding: 16px var(--gutter) 24px;
  font-size: var(--text-xs);
  color: var(--text-muted);
`;

/** Empty when there is nothing to undo, but always mounted: screen readers announce only what is added to an existing live region. */
export const UndoBar = styled.div`
  flex: none;
  background: var(--surface-raised);
  &:not(:empty) {
    border-top: 1px solid var(--border);
  }
`;

export const UndoLine = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  min-height: 52px;
  padding: 4px var(--gutter);
  font-size: var(--text-sm);
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
    min-height: var(--tap);
    font-weight: var(--w-semibold);
  }
`;

export const Waiting = styled.div`
  padding-block: var(--s-1);
`;

/** Skeleton of a line: photo, name and last message. */
export const WaitingLine = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2) var(--s-3);
  align-content: center;
  height: 76px;
  padding-inline: var(--gutter);
  > :first-child {
    grid-row: span 2;
  }
`;
