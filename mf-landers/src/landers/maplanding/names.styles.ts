import { styled } from '@amarena/shared/styled';
import { below } from '@amarena/shared/ui';

/** The names of regions, set like a poster. */
export const Names = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: var(--s-1) var(--s-5);
  ${below.lg} {
    order: -1;
    max-height: 46dvh;
    overflow: hidden auto;
    padding-bottom: var(--s-16);
  }
  button {
    display: grid;
    min-height: 44px;
    padding: var(--s-1) 0;
    border: 0;
    background: none;
    color: var(--text);
    text-align: start;
    font: var(--w-display) 1.25rem / 1.15 var(--font-display);
    cursor: pointer;
    transition: color var(--t-base);
  }
  small {
    font: 400 var(--text-xs) / 1.3 var(--font-ui);
    color: var(--text-muted);
  }
  [data-size='2'] {
    font-size: 1.5rem;
  }
  [data-size='3'] {
    font-size: 2rem;
  }
  [data-size='4'] {
    font-size: 2.625rem;
  }
  button:hover,
  [aria-pressed='true'] {
    color: var(--accent);
  }
  [aria-pressed='true'] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 6px;
  }
`;
