import { Link } from '../../../facades/router.ts';
import { keyframes, styled } from '../../../facades/styled.ts';
import { IconButton } from '../../IconButton/index.ts';
import { media } from '../../media.ts';
import type { ToastMessage } from './toasts.ts';

const TOAST_MAX_WIDTH = 350;

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(12px);
  }
`;

/** Above the tab bar on phones, in the bottom right corner from 992 px. Presses beside a toast reach the page. */
export const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  inset: auto var(--gutter) calc(var(--tabbar-h) + var(--s-3) + env(safe-area-inset-bottom));
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  pointer-events: none;
  ${media.lg} {
    inset: auto var(--s-6) var(--s-6) auto;
    justify-items: end;
  }
`;

const iconColours = { neutral: 'inherit', success: 'var(--toast-ok)', danger: 'var(--toast-bad)' } as const;

export const Root = styled.div<{ $tone: ToastMessage['tone'] }>`
  width: 100%;
  max-width: ${TOAST_MAX_WIDTH}px;
  display: flex;
  gap: var(--s-3);
  align-items: flex-start;
  padding: 12px 8px 12px 14px;
  border-radius: var(--r-md);
  background: var(--surface-inverse);
  color: var(--text-inverse);
  --focus: currentcolor;
  box-shadow: var(--shadow-3);
  font-size: var(--text-sm);
  line-height: 1.4;
  pointer-events: auto;
  /* Visible in forced colours only. */
  outline: 1px solid transparent;
  animation: ${rise} var(--t-slow) var(--ease-out);
  /* Follows a finger that swipes it away. */
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  &[data-limited] {
    display: none;
  }
  > svg {
    margin-top: 3px;
    color: ${({ $tone }) => iconColours[$tone]};
  }
`;

export const ToastText = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 2px;
  overflow-wrap: anywhere;
`;

export const Action = styled(Link)`
  padding-block: 14px;
  text-decoration: underline;
  text-underline-offset: 3px;
  font-weight: var(--w-semibold);
  white-space: nowrap;
`;

export const Close = styled(IconButton)`
  margin: -8px 0;
  color: inherit;
  &:hover {
    background: color-mix(in srgb, currentColor 20%, transparent);
  }
`;
