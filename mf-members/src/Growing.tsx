import { type AppError, useProblemText } from '@amarena/shared/errors';
import { Button, Muted } from '@amarena/shared/ui';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useT } from './catalogue.ts';
import { More } from './longList.styles.ts';
import { useNearEnd } from './useNearEnd.ts';

export interface Growth {
  /** Adds the next page; null: these are all. */
  more: (() => void) | null;
  loadingMore: boolean;
  /** Why the last "more" failed; the list above stands. */
  moreFailed: AppError | null;
}

interface GrowingProps extends Growth {
  /** What the list and its end stand in. */
  place: RefObject<HTMLElement | null>;
  /** False while the list is not as long as it will be: its end is nearer than it seems. Default true. */
  complete?: boolean;
  /** What else is said there: how much of all is shown. */
  children?: ReactNode;
}

/** Pages that come by themselves in a row. After that the list waits for a press, so that the foot of the page can be reached. */
export const ALONE = 8;

/**
 * The keyboard stands somewhere in the list. Then it grows at a press alone: whoever goes from one to the next would
 * otherwise never come to its end, and what is below it.
 */
function walkedByKeyboard(place: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && (place?.contains(focused) ?? false) && focused.matches(':focus-visible');
}

/** The end of a list. It grows by itself when it comes near the window; the button is for those who come to it, and after a failure. */
export function Growing({ place, more, loadingMore, moreFailed, complete = true, children }: GrowingProps) {
  const t = useT();
  const problemText = useProblemText();
  const end = useRef<HTMLDivElement>(null);
  const alone = useRef(0);
  const growsAlone = more !== null && !loadingMore && moreFailed === null && complete;
  useNearEnd(
    end,
    growsAlone
      ? () => {
          if (alone.current >= ALONE || walkedByKeyboard(place.current)) return;
          alone.current += 1;
          more();
        }
      : null,
  );
  const problem = moreFailed && problemText(moreFailed);
  if (more === null) return null;
  return (
    <More ref={end}>
      {problem !== null && <Muted role="alert">{problem}</Muted>}
      <Button
        variant="secondary"
        busy={loadingMore}
        onClick={() => {
          alone.current = 0;
          more();
        }}
      >
        {t('results.more')}
      </Button>
      {children}
    </More>
  );
}
