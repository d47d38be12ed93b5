import { css, styled } from '@amarena/shared/styled';
import { media } from '@amarena/shared/ui-first';
import { FigureTable } from '../delivery.styles.ts';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-3);
`;

export const VersionList = styled.ul`
  border-top: 1px solid var(--border);
`;

export const VersionRow = styled.li`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-4);
  border-bottom: 1px solid var(--border);
  overflow-wrap: anywhere;
  ${media.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

/** Scrolls sideways before its names break in the middle. */
export const DifferenceTable = styled(FigureTable)`
  caption {
    padding-block: var(--s-4) var(--s-1);
    font-weight: var(--w-semibold);
    text-align: start;
  }
  th[scope='row'] {
    min-width: 150px;
  }
  td {
    min-width: 84px;
  }
`;

export const Objections = styled.ul`
  display: grid;
  gap: var(--s-3);
  margin-top: var(--s-2);
  padding: var(--s-3);
  border-inline-start: 3px solid var(--warning);
  background: var(--surface-sunken);
  font-size: var(--text-sm);
`;

export const BehindList = styled.ul`
  display: grid;
  gap: var(--s-2);
  font-size: var(--text-sm);
`;

/** A broken rule, in pairs. */
export const Rule = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s-2) var(--s-3);
  padding: var(--s-3);
  border-inline-start: 3px solid var(--danger);
  background: var(--surface-sunken);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  dt {
    color: var(--text-muted);
  }
`;

export const Charts = styled.div`
  display: grid;
  gap: var(--s-6);
  ${media.md} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  }
`;

/** The lines differ by colour and by dashes. */
const lines = css`
  [data-line] path {
    fill: none;
    stroke: var(--line);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  [data-line] circle {
    fill: var(--line);
  }
  [data-line='0'] {
    --line: var(--text);
  }
  [data-line='1'] {
    --line: var(--gold);
    path {
      stroke-dasharray: 7 4;
    }
  }
  [data-line='2'] {
    --line: var(--danger);
    path {
      stroke-dasharray: 2 4;
    }
  }
  [data-line='3'] {
    --line: var(--success);
    path {
      stroke-dasharray: 10 3 2 3;
    }
  }
  [data-line='4'] {
    --line: var(--fictional);
    path {
      stroke-dasharray: 4 2;
    }
  }
  [data-line='5'] {
    --line: var(--text-muted);
    path {
      stroke-dasharray: 12 6;
    }
  }
`;

export const Chart = styled.figure`
  display: grid;
  gap: var(--s-2);
  min-width: 0;
  margin: 0;
  ${lines}
  figcaption {
    display: flex;
    justify-content: space-between;
    gap: var(--s-3);
    > span {
      color: var(--text-muted);
      font-size: var(--text-sm);
    }
  }
  > svg {
    width: 100%;
    height: auto;
    overflow: visible;
  }
  > svg > line {
    stroke: var(--border-strong);
    vector-effect: non-scaling-stroke;
  }
  > p {
    display: flex;
    justify-content: space-between;
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
`;

export const ChartKey = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  font-size: var(--text-sm);
  > li {
    display: flex;
    align-items: center;
    gap: var(--s-2);
    min-width: 0;
  }
  svg {
    flex: none;
  }
`;
