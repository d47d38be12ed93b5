import { Link } from '@amarena/shared/router';
import { styled } from '@amarena/shared/styled';
import { below, Card, media } from '@amarena/shared/ui';

/** Screens for the team are wider than the pages of the site. */
export const EditorFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding: var(--s-5) var(--gutter) var(--s-12);
  /* Not "anywhere", which would let every button shrink to one letter. */
  overflow-wrap: break-word;
  h1 {
    overflow-wrap: anywhere;
  }
`;

/** Blocks, preview and form, side by side if there is room. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;
  ${media.lg} {
    grid-template-columns: 280px minmax(0, 1fr) 340px;
  }
`;

/** The main content with its explanation beside it. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;

/** The link back to the list, above a title. */
export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: var(--s-1);
  min-height: 44px;
  color: var(--text-muted);
  font-size: var(--text-sm);
  font-weight: var(--w-medium);
  &:hover {
    color: var(--text);
  }
`;

export const Mono = styled.span`
  font-family: ui-monospace, monospace;
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

export const Tight = styled(Card)`
  padding: var(--s-4);
`;

export const BlockLines = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
`;

export const BlockLine = styled.li<{ $on: boolean }>`
  display: flex;
  align-items: center;
  border: 1px solid ${({ $on }) => ($on ? 'var(--accent)' : 'var(--border)')};
  border-radius: var(--r-sm);
  background: var(--surface-raised);
  box-shadow: ${({ $on }) => ($on ? 'inset 0 0 0 1px var(--accent)' : 'none')};
  > button:first-child {
    flex: 1;
    min-width: 0;
    min-height: 56px;
    padding: var(--s-2) var(--s-3);
    text-align: start;
  }
  /* A menu beside it has an edge of its own. */
  > :last-child:not(button) {
    margin-inline-end: var(--s-3);
  }
  b {
    display: block;
    font-weight: var(--w-medium);
  }
  small {
    display: block;
    overflow: hidden;
    color: var(--text-muted);
    font-size: var(--text-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Stage = styled.section`
  display: grid;
  gap: var(--s-4);
  justify-items: center;
  padding: var(--s-4);
  border: 1px solid var(--border);
  border-radius: var(--r-lg);
  background: var(--surface-sunken);
  overflow: hidden;
  > :first-child {
    justify-self: stretch;
  }
`;

export const FrameBox = styled.div<{ $wide: boolean }>`
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? 'none' : '318px')};
  padding: ${({ $wide }) => ($wide ? '0' : '6px')};
  border-radius: ${({ $wide }) => ($wide ? 'var(--r-sm)' : '38px')};
  background: var(--ink-950);
  overflow: hidden;
  iframe {
    display: block;
    border: 0;
    border-radius: ${({ $wide }) => ($wide ? '0' : '32px')};
    background: var(--surface);
    transform-origin: 0 0;
  }
`;

export const PictureBox = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: var(--s-3);
  align-items: center;
  > img,
  > span {
    width: 96px;
    height: 96px;
    border-radius: var(--r-sm);
    background: var(--surface-sunken);
    object-fit: cover;
  }
`;

export const PictureGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
  gap: var(--s-3);
  button {
    display: block;
    width: 100%;
    border-radius: var(--r-sm);
    overflow: hidden;
  }
  button[aria-pressed='true'] {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  img {
    aspect-ratio: 1;
  }
`;

export const Change = styled.div`
  display: grid;
  gap: 2px;
  del,
  ins {
    display: block;
    padding: var(--s-2) var(--s-3);
    border-radius: var(--r-xs, 6px);
    text-decoration: none;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  del {
    background: var(--danger-soft);
  }
  del::before {
    content: '− ';
    color: var(--danger);
  }
  ins {
    background: var(--success-soft);
  }
  ins::before {
    content: '+ ';
    color: var(--success);
  }
`;

export const Rail = styled.ol`
  display: grid;
  gap: var(--s-4);
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--s-2);
    align-items: center;
    padding-inline-start: var(--s-3);
    border-inline-start: 2px solid var(--border-strong);
  }
  > [data-state='live'] {
    border-color: var(--success);
  }
  div > button {
    text-align: start;
  }
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
`;

export const Wide = styled.div`
  overflow-x: auto;
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: var(--s-3);
    border-bottom: 1px solid var(--border);
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    color: var(--text-muted);
    font-size: var(--text-sm);
    font-weight: var(--w-medium);
  }
  th:first-child,
  td:first-child {
    font-weight: inherit;
    min-width: 120px;
    padding-inline-start: 0;
    text-align: start;
    white-space: normal;
  }
`;

/** A table whose rows become small cards below `md`, so that nothing scrolls sideways. */
export const Folding = styled(Wide)`
  ${below.md} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    table,
    tbody {
      display: block;
    }
    tr {
      display: flex;
      flex-wrap: wrap;
      gap: var(--s-2) var(--s-4);
      padding-block: var(--s-4);
      border-bottom: 1px solid var(--border);
    }
    tr:first-child {
      padding-top: 0;
    }
    tr:last-child {
      padding-bottom: 0;
      border: 0;
    }
    td {
      padding: 0;
      border: 0;
      color: var(--text-muted);
      font-size: var(--text-sm);
      text-align: start;
    }
    td:nth-child(-n + 2) {
      flex: 1 0 100%;
      font-size: inherit;
    }
    td > div {
      justify-content: flex-start;
    }
    td[data-column]::before {
      content: attr(data-column) ': ';
    }
  }
`;

/** Charts: the first wording is ink, the others are cherry and its neighbours. */
export const Plot = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  text {
    fill: var(--text-muted);
    font: 11px var(--font-ui);
    /* In units of the drawing, which is half as large on a phone. */
    ${below.md} {
      font-size: 24px;
    }
  }
  line[data-axis] {
    stroke: var(--border);
  }
  [data-variant] {
    stroke-width: 2;
    fill: none;
    stroke: var(--text);
  }
  circle[data-variant] {
    fill: var(--text);
  }
  path[data-band] {
    stroke: none;
    fill: var(--text);
    opacity: 0.12;
  }
  [data-variant='1'] {
    stroke: var(--accent);
  }
  circle[data-variant='1'],
  path[data-band='1'] {
    fill: var(--accent);
  }
  [data-variant='2'] {
    stroke: var(--gold);
  }
  circle[data-variant='2'],
  path[data-band='2'] {
    fill: var(--gold);
  }
  [data-variant='3'] {
    stroke: var(--success);
  }
  circle[data-variant='3'],
  path[data-band='3'] {
    fill: var(--success);
  }
`;

export const TabRow = styled.nav`
  display: flex;
  gap: var(--s-5);
  overflow-x: auto;
  border-bottom: 1px solid var(--border);
  > a {
    display: inline-flex;
    align-items: center;
    gap: var(--s-2);
    min-height: 48px;
    border-bottom: 2px solid transparent;
    color: var(--text-muted);
    white-space: nowrap;
  }
  > [aria-current] {
    border-color: var(--accent);
    color: var(--text);
    font-weight: var(--w-medium);
  }
`;

/** Around a drawn page that is for viewing only. */
export const Held = styled.div`
  display: contents;
  cursor: pointer;
  a,
  button,
  label,
  input,
  summary {
    cursor: pointer;
  }
`;
