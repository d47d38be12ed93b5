import { styled } from '@amarena/shared/styled';

/** Facts in lines: the name on the left, the amount on the right. */
export const Pairs = styled.dl`
  display: grid;
  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--s-5);
    padding-block: 10px;
    border-top: 1px solid var(--border);
    font-size: var(--text-sm);
  }
  > div:first-child {
    border-top: 0;
  }
  dt {
    color: var(--text-muted);
  }
  /* The name of a tax may start with a lower-case letter. */
  dt::first-letter {
    text-transform: uppercase;
  }
  dd {
    text-align: right;
    font-weight: var(--w-medium);
    /* Numbers never wrap; long text on the left does. */
    flex: none;
    max-width: 65%;
    overflow-wrap: break-word;
    font-variant-numeric: tabular-nums;
  }
`;

/** The line with the sum of the others. */
export const Total = styled.div`
  && {
    align-items: baseline;
    padding-top: var(--s-3);
    font-size: var(--text-md);
  }
  && > dt {
    color: var(--text);
    font-weight: var(--w-semibold);
  }
  && > dd {
    font: var(--w-display) var(--text-2xl) / 1.1 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
`;

export const OutcomeRoot = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  padding-block: var(--s-4);
  text-align: center;
  h1 {
    font-size: var(--text-3xl);
  }
  > p {
    color: var(--text-muted);
  }
  > section {
    width: 100%;
    text-align: left;
  }
`;

export const Mark = styled.span<{ $tone: 'plain' | 'ok' | 'bad' | 'wait' }>`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  color: ${({ $tone }) => ({ plain: 'var(--text-muted)', ok: 'var(--success)', bad: 'var(--danger)', wait: 'var(--accent)' })[$tone]};
  background: ${({ $tone }) =>
    ({ plain: 'var(--surface-sunken)', ok: 'var(--success-soft)', bad: 'var(--danger-soft)', wait: 'var(--accent-soft)' })[$tone]};
`;

export const Rail = styled.ol`
  display: grid;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 28px 1fr auto;
    gap: var(--s-3);
    padding-bottom: var(--s-5);
    font-size: var(--text-sm);
  }
  li::before {
    content: '';
    position: absolute;
    left: 13px;
    top: 26px;
    bottom: 0;
    width: 2px;
    background: var(--border);
  }
  li:last-child {
    padding-bottom: 0;
  }
  li:last-child::before {
    display: none;
  }
  i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--surface-sunken);
    color: var(--text-muted);
  }
  li[data-step='done'] i {
    background: var(--success-soft);
    color: var(--success);
  }
  li[data-step='now'] i {
    background: var(--accent);
    color: var(--on-accent);
  }
  small {
    display: block;
    color: var(--text-muted);
  }
  time {
    color: var(--text-muted);
    font-size: var(--text-xs);
  }
`;
