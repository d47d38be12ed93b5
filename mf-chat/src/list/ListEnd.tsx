import { useProblemText } from '@amarena/shared/errors';
import { Button } from '@amarena/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../catalogue.ts';
import type { Rest } from '../useChats.ts';
import { Notice } from './list.styles.ts';

/** How far below the list's window its end may be, so that the next lines are there in time. */
const AHEAD = '400px';

/**
 * The end of the loaded lines. More are loaded when it comes near; the button is for those who reach it, and for after a
 * failure.
 */
export function ListEnd({ rest, scroller }: { rest: Rest; scroller: HTMLElement | null }) {
  const t = useT();
  const problemText = useProblemText();
  const end = useRef<HTMLDivElement>(null);
  const reached = useEffectEvent(() => rest.more?.());
  const waiting = rest.more !== null && !rest.loading && rest.failed === null;
  useEffect(() => {
    if (!waiting || scroller === null || end.current === null) return;
    const options = { root: scroller, rootMargin: `0px 0px ${AHEAD}` };
    const observer = new IntersectionObserver((told) => told.at(-1)?.isIntersecting && reached(), options);
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting, scroller]);
  const problem = rest.failed && problemText(rest.failed);
  return (
    <Notice as="div" ref={end}>
      {problem !== null && <p role="alert">{problem}</p>}
      <Button variant="secondary" busy={rest.loading} onClick={() => rest.more?.()}>
        {t('list.more')}
      </Button>
    </Notice>
  );
}
