import { styled } from '@amarena/shared/styled';
import { below, low, media, Page } from '@amarena/shared/ui';
import type { ReactNode } from 'react';

const Bar = styled.div`
  position: fixed;
  z-index: var(--z-tabbar);
  inset: auto 0 0;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 2px var(--s-5);
  align-items: center;
  padding: 12px var(--gutter) calc(12px + env(safe-area-inset-bottom));
  background: var(--surface-raised);
  border-top: 1px solid var(--border);
  font-variant-numeric: tabular-nums;
  b {
    display: block;
    font: var(--w-display) var(--text-xl) / 1.1 var(--font-display);
    font-variation-settings: 'WONK' 0;
  }
  small {
    font-size: var(--text-2xs);
    color: var(--text-muted);
  }
  ${media.lg} {
    display: none;
  }
  ${low} {
    position: static;
    margin: var(--s-6) calc(var(--gutter) * -1) 0;
  }
`;

/** A page with room for the bar. */
export const PayBarSpace = styled(Page)`
  ${below.lg} {
    padding-bottom: calc(var(--tabbar-h) + var(--s-16));
  }
  ${low} {
    padding-bottom: 0;
  }
`;

/** Hidden below 992 px, where the pay bar has the button. */
export const FromLarge = styled.div`
  display: grid;
  ${below.lg} {
    display: none;
  }
`;

/** The total, what it includes, and the button; below 992 px it is docked in place of the tab bar. */
export function PayBar({ total, remark, action }: { total: string; remark: string | null; action: ReactNode }) {
  return (
    <Bar>
      <p>
        <b>{total}</b>
        {remark !== null && <small>{remark}</small>}
      </p>
      {action}
    </Bar>
  );
}
