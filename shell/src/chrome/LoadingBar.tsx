import { useCommonT } from '@amarena/shared/i18n';
import { keyframes, styled } from '@amarena/shared/styled';
import { forcedColours } from '@amarena/shared/ui-first';
import { useEffect, useState } from 'react';

/** Milliseconds of loading until the bar appears. */
export const LOADING_BAR_THROTTLE = 200;
/** Milliseconds over which its progress is laid out. */
export const LOADING_BAR_DURATION = 5_000;

const fill = keyframes`
  from { transform: scaleX(0.04); }
  to { transform: scaleX(1); }
`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-progress);
  height: 3px;
  background: var(--accent);
  transform-origin: 0 50%;
  animation: ${fill} ${LOADING_BAR_DURATION}ms var(--ease-out) both;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  ${forcedColours} {
    background: Highlight;
  }
`;

/** A progress bar at the top of the window. Nothing shows for loads that end within 200 ms. */
export function LoadingBar({ loading }: { loading: boolean }) {
  const t = useCommonT();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!loading) return;
    const timer = setTimeout(() => setLate(true), LOADING_BAR_THROTTLE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [loading]);
  return loading && late ? <Bar role="progressbar" aria-label={t('state.loading')} /> : null;
}
