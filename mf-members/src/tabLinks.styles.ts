import { styled } from '@amarena/shared/styled';
import { below } from '@amarena/shared/ui-first';

export const TabList = styled.nav`
  position: relative;
  display: flex;
  gap: var(--s-6);
  margin-inline: calc(var(--gutter) * -1);
  padding-inline: var(--gutter);
  border-bottom: 1px solid var(--border);
  overflow-x: auto;
  scrollbar-width: none;
  scroll-padding-inline: var(--s-12);
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
  /* Four lists with their counts side by side on a phone, also with German and Dutch words. */
  ${below.sm} {
    gap: var(--s-2);
    justify-content: space-between;
    > a {
      gap: var(--s-1);
      font-size: var(--text-sm);
    }
  }
`;
