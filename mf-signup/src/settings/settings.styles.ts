import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';

/** Title, sections, and a table of contents: beside them from 992 px, below that a scrolling line of chips between them. */
export const Layout = styled.div`
  display: grid;
  gap: var(--s-5);
  ${media.lg} {
    grid-template-columns: min(13.75rem, 34%) minmax(0, 760px);
    gap: var(--s-10) var(--s-16);
    align-items: start;
    > header {
      grid-area: 1 / 2;
    }
    > nav {
      grid-area: 1 / 1 / span 2;
    }
    > :last-child {
      grid-area: 2 / 2;
    }
  }
`;

export const SectionNav = styled.nav`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: var(--s-12);
  margin-inline: calc(var(--gutter) * -1);
  padding: 3px var(--gutter);
  > a {
    flex: none;
    display: inline-flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    padding: 0 var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-pill);
    font-weight: var(--w-medium);
  }
  > a > svg {
    display: none;
  }
  > a[aria-current] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-text);
  }
  ${media.lg} {
    position: sticky;
    top: 96px;
    flex-direction: column;
    margin: 0;
    padding: 0;
    > a {
      min-width: 0;
      overflow-wrap: anywhere;
      border: 0;
      border-radius: var(--r-md);
      padding: 0 var(--s-3);
      color: var(--text-muted);
    }
    > a > svg {
      display: block;
    }
    > a:hover,
    > a[aria-current] {
      background: var(--accent-soft);
      color: var(--accent-text);
    }
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--s-4);
  scroll-margin-top: 96px;
`;

/** Rows on one surface, each with its label on the left and its action on the right. */
export const Rows = styled.div`
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  > * + * {
    border-top: 1px solid var(--border);
  }
`;

/** With large text, if the words leave no room, the action goes below. */
export const SettingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-height: 72px;
  padding: var(--s-3) var(--s-4);
  > :first-child {
    flex: 1 1 7.5rem;
  }
`;

/** A switch as wide as a settings row. */
export const SwitchRow = styled.div`
  padding: 0 var(--s-4);
`;

export const RowWords = styled.div`
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  > b {
    display: block;
    font-weight: var(--w-medium);
  }
  > p {
    font-size: var(--text-sm);
    color: var(--text-muted);
  }
`;
