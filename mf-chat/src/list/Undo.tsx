import { useCommonT } from '@amarena/shared/i18n';
import { TextButton } from '@amarena/shared/ui';
import { useEffect } from 'react';
import { useT } from '../catalogue.ts';
import { type Removals, useRemovals } from '../removals.ts';
import { UndoBar, UndoLine } from './list.styles.ts';

interface UndoProps {
  removals: Removals;
  /** The conversation is back in the list. */
  onUndone(partner: string): void;
}

/** The way back from each removal, as long as there is one. It stays while the pointer or the focus is on it. */
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
              // A button that went away sends no blur: the others' time would stand still.
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
