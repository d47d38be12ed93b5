import { styled } from '../../facades/styled.ts';

export const Desk = styled.div`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  block-size: 100vh;
`;

export const Shelf = styled.nav`
  overflow-y: auto;
  padding: var(--s-4);
  border-inline-end: 1px solid var(--border);
  h2 {
    margin-block: var(--s-4) var(--s-1);
    font-size: var(--text-xs);
    color: var(--text-muted);
  }
`;

export const StoryLink = styled.a`
  display: block;
  padding: var(--s-1) var(--s-2);
  border-radius: var(--r-sm);
  color: inherit;
  text-decoration: none;
  &[aria-current] {
    background: var(--accent-soft);
    font-weight: var(--w-semibold);
  }
`;

export const Stage = styled.main`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  iframe {
    block-size: 100%;
    border: 0;
    border-inline-end: 1px dashed var(--border);
  }
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-block-end: 1px solid var(--border);
`;
