import { useCommonT } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import type { RefObject } from 'react';
import { useT } from '../catalogue.ts';
import { OpeningLines } from './OpeningLines.tsx';

interface IcebreakerDialogProps {
  /** The message box, which gets the focus afterwards. */
  box: RefObject<HTMLTextAreaElement | null>;
  /** Puts a line into the box, where it can still be edited. */
  onPick(line: string): void;
  onClose(): void;
}

/** All opening lines. Choosing one closes the dialog and puts the line into the box. */
export default function IcebreakerDialog({ box, onPick, onClose }: IcebreakerDialogProps) {
  const t = useT();
  const common = useCommonT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('icebreakers.title')}
      description={t('icebreakers.text')}
      closeLabel={common('action.close')}
      finalFocus={box}
    >
      <OpeningLines onPick={onPick} />
    </Dialog>
  );
}
