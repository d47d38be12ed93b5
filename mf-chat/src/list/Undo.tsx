import { useCommonT } from '@amarena/shared/i18n';
import { TextButton } from '@amarena/shared/ui';
import { useEffect } from 'react';
import { useT } from '../catalogue.ts';
import { type Removals, useRemovals } from '../undoableRemovals.ts';
import { UndoBar, UndoLine } from './list.styles.ts';

interface UndoProps {
  removals: Removals;
  /** Called when the conversation is back in the list. */
  onUndone(partner: string): void;
}

/** An undo button for each removal, for a limited time. The time stops while the pointer or the focus is on it. */
export function Undo({ removals, onUndone }: UndoProps) {
  const t = useT();
  const common = useCommonT();
  const waiting = useRemovals(removals);
  useEffect(() => () => removals.release(), [removals]);
  return (
    <UndoBar
      role="status"
      onPointerEnter={removals.hold}
      onPointerLeave={removals.release}
      onFocus={removals.hold}
      onBlur={removals.release}
    >
      {waiting.map(({ partner, name }) => (
        <UndoLine key={partner}>
          <span>{t('list.removed', { name })}</span>
          <TextButton
            onClick={() => {
              removals.undo(partner);
              // A removed button fires no blur event, which would leave the timers stopped.
              removals.release();
              onUndone(partner);
            }}
          >
            {common('action.cancel')}
          </TextButton>
        </UndoLine>
      ))}
    </UndoBar>
  );
}
