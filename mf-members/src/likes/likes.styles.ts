import { styled } from '@amarena/shared/styled';

export const Heading = styled.header`
  padding-block: var(--s-5) var(--s-4);
`;

/** Holds its line while the likes are on the way. */
export const Line = styled.p`
  min-height: calc(1em * var(--lh-body));
`;

export const TabList = styled.nav`
  position: relative;
  display: flex;
  gap: var(--s-6);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--border);
  overflow-x: auto;
  scrollbar-width: none;
  > a {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 48px;
    color: var(--text-muted);
    font-weight: var(--w-medium);
    white-space: nowrap;
  }
  > a:hover,
  > [aria-current] {
    color: var(--text);
  }
  > [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
    background: var(--accent);
  }
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

/** The other ways to meet somebody, below the list. */
export const Onward = styled.div`
  display: grid;
  justify-items: center;
  padding-block: var(--s-8) var(--s-12);
`;
