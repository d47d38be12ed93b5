import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui';

/** The list of sections beside them from 992 px, a scrolling line of chips above them below that. */
export const Layout = styled.div`
  display: grid;
  gap: var(--s-5);
  ${media.lg} {
    grid-template-columns: 220px minmax(0, 760px);
    gap: var(--s-16);
    align-items: start;
  }
`;

export const SectionNav = styled.nav`
  display: flex;
  gap: var(--s-2);
  overflow-x: auto;
  scrollbar-width: none;
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
  ${media.lg} {
    position: sticky;
    top: 96px;
    flex-direction: column;
    margin: 0;
    padding: 0;
    > a {
      border: 0;
      border-radius: var(--r-md);
      padding: 0 var(--s-3);
      color: var(--text-muted);
    }
    > a > svg {
      display: block;
    }
    > a:hover {
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

/** Rows on one surface, each with what it is at the left and what can be done at the right. */
export const Rows = styled.div`
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  background: var(--surface-raised);
  > * + * {
    border-top: 1px solid var(--border);
  }
`;

export const SettingRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  min-height: 72px;
  padding: var(--s-3) var(--s-4);
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
