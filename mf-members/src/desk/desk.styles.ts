import { styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui-first';

/** Screens for the team are wider than the pages of the site. */
export const DeskFrame = styled.div`
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding: var(--s-5) var(--gutter) var(--s-12);
  display: grid;
  gap: var(--s-4);
  grid-template-columns: minmax(0, 1fr);
`;

/** The list beside the case; on phones only one of the two. */
export const Bench = styled.div<{ $open: boolean }>`
  display: grid;
  gap: var(--s-5);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  > :first-child {
    display: ${({ $open }) => ($open ? 'none' : 'grid')};
  }
  ${media.lg} {
    grid-template-columns: 300px minmax(0, 1fr);
    > :first-child {
      display: grid;
    }
  }
`;

export const Lines = styled.ol`
  display: grid;
  gap: var(--s-2);
  align-content: start;
`;

export const LineLink = styled.li`
  > a {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    gap: 2px var(--s-3);
    align-items: center;
    min-height: 60px;
    padding: var(--s-2) var(--s-3);
    border: 1px solid var(--border);
    border-radius: var(--r-sm);
    background: var(--surface-raised);
  }
  > a:hover {
    border-color: var(--border-strong);
  }
  > [aria-current] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  b {
    font-weight: var(--w-medium);
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-xs);
  }
`;

export const Panel = styled.section`
  display: grid;
  gap: var(--s-3);
  align-content: start;
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  h3 {
    font-size: var(--text-md);
  }
`;

/** The report, the person it is about, and the decision, side by side if there is room. */
export const CaseGrid = styled.div`
  display: grid;
  gap: var(--s-4);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 340px);
  }
  > div {
    display: grid;
    gap: var(--s-4);
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Pictures = styled.ul`
  display: grid;
  gap: var(--s-2);
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  img {
    width: 100%;
    aspect-ratio: 4 / 5;
    object-fit: cover;
    border-radius: var(--r-sm);
    background: var(--surface-sunken);
  }
  > [data-subject] {
    grid-column: 1 / -1;
    max-width: 340px;
  }
`;

export const CaseText = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Talk = styled.ol`
  display: grid;
  gap: var(--s-2);
  > li {
    padding: var(--s-2) var(--s-3);
    border-radius: var(--r-sm);
    background: var(--surface-sunken);
    overflow-wrap: anywhere;
  }
  > [data-reported] {
    box-shadow: inset 3px 0 0 var(--danger);
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-xs);
  }
`;

export const Facts = styled.ul`
  display: grid;
  gap: var(--s-1);
  font-size: var(--text-sm);
  color: var(--text-muted);
`;

const WITHOUT_KEYS = '@media (hover: none) and (pointer: coarse)';

/** Hidden on devices without a keyboard. */
export const Keyboard = styled.div`
  ${WITHOUT_KEYS} {
    display: none;
  }
`;

export const Key = styled.kbd`
  ${WITHOUT_KEYS} {
    display: none;
  }

  display: inline-grid;
  place-items: center;
  min-width: 22px;
  min-height: 22px;
  padding: 0 5px;
  border: 1px solid var(--border-strong);
  border-radius: 5px;
  font: 500 var(--text-2xs) / 1 var(--font-ui);
  color: var(--text-muted);
  background: var(--surface);
`;

export const KeyRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-4);
  font-size: var(--text-xs);
  color: var(--text-muted);
  > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Option = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
`;

/** Wide tables scroll in their own container. */
export const TableRegion = styled.div`
  overflow-x: auto;
  border: 1px solid var(--border);
  border-radius: var(--r-md);
  background: var(--surface-raised);
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--text-sm);
  }
  th,
  td {
    padding: 10px 14px;
    text-align: start;
    white-space: nowrap;
    border-bottom: 1px solid var(--border);
  }
  th {
    color: var(--text-muted);
    font-weight: var(--w-medium);
  }
  tr:last-child > td {
    border-bottom: 0;
  }
`;

/** Shown only beside the list, if there is room for both. */
export const OnlyBeside = styled.div`
  display: none;
  ${media.lg} {
    display: block;
  }
`;

/** The link back to the list, if the list is not beside the case. */
export const OnlyBelow = styled.div`
  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 44px;
    color: var(--text-muted);
  }
  ${media.lg} {
    display: none;
  }
`;
