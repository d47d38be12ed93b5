import { styled } from '@amarena/shared/styled';
import { Card } from '@amarena/shared/ui';
import { media } from '@amarena/shared/ui-first';

/** Screens for the team are wider than the pages of the site. */
export const DeliveryFrame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  width: 100%;
  max-width: 1440px;
  margin-inline: auto;
  padding: var(--s-5) var(--gutter) var(--s-12);
`;

export const Mono = styled.span`
  font-family: ui-monospace, monospace;
  overflow-wrap: anywhere;
`;

export const Flush = styled(Card)`
  padding: 0;
  overflow: hidden;
`;

/** The figures of the whole site in a row. */
export const FigureRow = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  background: var(--border);
  > div {
    padding: var(--s-4);
    background: var(--surface-raised);
  }
  > div:last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
  dd {
    font-family: var(--font-display);
    font-size: var(--text-xl);
    overflow-wrap: anywhere;
  }
  ${media.lg} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    > div:last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

export const RemoteRow = styled.article<{ $bad: boolean }>`
  display: grid;
  gap: var(--s-3) var(--s-5);
  padding: var(--s-4) var(--s-5);
  background: ${({ $bad }) => ($bad ? 'var(--danger-soft)' : 'var(--surface-raised)')};
  & + & {
    border-top: 1px solid var(--border);
  }
  h2 {
    font: var(--w-semibold) var(--text-md) / 1.3 ui-monospace, monospace;
  }
  ${media.lg} {
    grid-template-columns: 150px minmax(0, 1.4fr) minmax(0, 1fr) 200px;
    align-items: start;
    > :nth-child(n + 4) {
      grid-column: 2 / -1;
    }
    > details:not([open]) {
      grid-area: 1 / 4;
      justify-self: end;
    }
  }
`;

export const Lane = styled.div`
  display: flex;
  gap: 2px;
  height: 14px;
  > i {
    border-radius: 3px;
    background: var(--text);
  }
  > i + i {
    background: var(--gold);
  }
`;

export const LaneKey = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  margin-top: var(--s-2);
  font-size: var(--text-sm);
  color: var(--text-muted);
  > li::before {
    content: '';
    display: inline-block;
    width: 9px;
    height: 9px;
    margin-inline-end: 6px;
    border: 1px solid var(--text-muted);
    border-radius: 2px;
  }
  > [data-role='active']::before {
    border-color: var(--text);
    background: var(--text);
  }
  > [data-role='canary']::before {
    border-color: var(--gold);
    background: var(--gold);
  }
  > [data-role='taken_back']::before {
    border-color: var(--danger);
    background: var(--danger);
  }
  b {
    color: var(--text);
  }
`;

export const Metrics = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
`;

export const MetricBox = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  font-size: var(--text-sm);
  svg {
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--text);
    stroke-width: 1.5;
  }
  [data-role='canary'] {
    stroke: var(--gold);
  }
  p:first-child {
    color: var(--text-muted);
  }
`;

export const Rail = styled.ol`
  display: grid;
  gap: var(--s-4);
  ${media.lg} {
    grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  }
  > li {
    padding-inline-start: var(--s-3);
    border-inline-start: 2px solid var(--border-strong);
    overflow-wrap: anywhere;
  }
  > li:first-child {
    border-color: var(--accent);
  }
  time,
  small {
    display: block;
    color: var(--text-muted);
    font-size: var(--text-sm);
  }
`;

export const TryForm = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s-3);
`;

export const Code = styled.pre`
  margin: var(--s-2) 0 0;
  padding: var(--s-3);
  border-radius: var(--r-sm);
  background: var(--surface-sunken);
  font: var(--text-sm) / 1.6 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Fold = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--tap);
    color: var(--text-muted);
    font-size: var(--text-sm);
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
`;

export const FigureTable = styled.div`
  overflow-x: auto;
  font-size: var(--text-sm);
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--s-2) var(--s-3) var(--s-2) 0;
    border-bottom: 1px solid var(--border);
    text-align: start;
    vertical-align: top;
  }
`;

export const EventTable = styled.div`
  max-height: 420px;
  overflow: auto;
  font-size: var(--text-sm);
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: var(--s-2) var(--s-3) var(--s-2) 0;
    border-bottom: 1px solid var(--border);
    text-align: start;
    vertical-align: top;
  }
  td:last-child {
    font-family: ui-monospace, monospace;
    font-size: var(--text-xs);
    overflow-wrap: anywhere;
  }
`;

export const PartErrors = styled.section`
  & + & {
    padding-top: var(--s-5);
    border-top: 1px solid var(--border-strong);
  }
`;

export const ErrorList = styled.ol`
  > li {
    display: grid;
    gap: var(--s-2);
    padding-block: var(--s-4);
    border-bottom: 1px solid var(--border);
  }
  > li:last-child {
    border-bottom: 0;
  }
`;

/** What was thrown, its week, and how often. */
export const ErrorHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-5);
  > :first-child {
    flex: 1 1 260px;
  }
  > :last-child {
    min-width: 150px;
  }
  svg {
    overflow: visible;
  }
  path {
    fill: none;
    stroke: var(--danger);
    stroke-width: 1.5;
  }
`;

/** A line of the sources with its number, as an editor shows it. */
export const SourceLine = styled.p`
  display: flex;
  gap: var(--s-3);
  margin-top: var(--s-2);
  padding: var(--s-2) var(--s-3);
  border-inline-start: 3px solid var(--danger);
  background: var(--surface-sunken);
  font: var(--text-sm) / 1.6 ui-monospace, monospace;
  overflow-wrap: anywhere;
  > i {
    flex: none;
    color: var(--text-muted);
    font-style: normal;
    user-select: none;
  }
`;

export const ErrorFacts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  dt {
    color: var(--text-muted);
  }
`;
