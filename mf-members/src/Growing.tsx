import { type AppError, useProblemText } from '@amarena/shared/errors';
import { Button, Muted } from '@amarena/shared/ui-first';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useT } from './catalogue.ts';
import { More } from './longList.styles.ts';
import { useNearEnd } from './useNearEnd.ts';

export interface Growth {
  /** Loads the next page; null: there are no more. */
  more: (() => void) | null;
  loadingMore: boolean;
  /** Why the last load failed; the list above stays. */
  moreFailed: AppError | null;
}

interface GrowingProps extends Growth {
  /** The element that contains the list and its end. */
  place: RefObject<HTMLElement | null>;
  /** False while the list is still filling up: its end seems nearer than it will be. Default true. */
  complete?: boolean;
  /** Further information shown here, such as how many of all are listed. */
  children?: ReactNode;
}

/** Pages in a row that load automatically. After that the list waits for a press, so that the footer can be reached. */
export const AUTO_PAGES = 8;

/**
 * True while the keyboard focus is in the list. It then grows only on a press; otherwise keyboard users would never
 * reach its end and what follows.
 */
function walkedByKeyboard(place: HTMLElement | null): boolean {
  const focused = document.activeElement;
  return focused !== null && (place?.contains(focused) ?? false) && focused.matches(':focus-visible');
}

/**
 * The end of a list. The list grows automatically when the end comes near the window. The button is for those who reach
 * the end, and for after a failure.
 */
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
          if (alone.current >= AUTO_PAGES || walkedByKeyboard(place.current)) return;
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
