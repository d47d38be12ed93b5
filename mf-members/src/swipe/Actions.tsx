import type { SwipeChoice, SwipeDay } from '@amarena/shared/contracts/people/swipe';
import { IconButton } from '@amarena/shared/ui-first';
import { Heart, Undo2, UserRound, X } from 'lucide-react';
import { useLaterT } from '../laterWords.ts';
import { Buttons } from './swipe.styles.ts';

interface ActionsProps {
  day: SwipeDay;
  /** True if no card is on top. */
  empty: boolean;
  onSwipe(choice: SwipeChoice): void;
  onUndo(): void;
  onOpen(): void;
}

const SMALL = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;
const BIG = { ...SMALL, size: 28 } as const;

/** Buttons for the gestures and keys. They stay mounted, so that the focus is not lost between two cards. */
export function Actions({ day, empty, onSwipe, onUndo, onOpen }: ActionsProps) {
  const t = useLaterT();
  const noLikes = day.likes_left === 0;
  return (
    <Buttons>
      <IconButton
        variant="solid"
        name={t('swipe.undo')}
        icon={<Undo2 {...SMALL} />}
        aria-keyshortcuts="Z"
        aria-disabled={!day.can_undo}
        onClick={onUndo}
      />
      <IconButton
        variant="solid"
        data-big
        name={t('swipe.pass')}
        icon={<X {...BIG} />}
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={empty}
        onClick={() => onSwipe('pass')}
      />
      <IconButton
        variant={noLikes || empty ? 'solid' : 'accent'}
        data-big
        name={noLikes ? t('swipe.no_likes') : t('swipe.like')}
        icon={<Heart {...BIG} />}
        aria-keyshortcuts="ArrowRight"
        aria-disabled={noLikes || empty}
        onClick={() => onSwipe('like')}
      />
      <IconButton
        variant="solid"
        name={t('swipe.open')}
        icon={<UserRound {...SMALL} />}
        aria-keyshortcuts="Enter"
        aria-disabled={empty}
        onClick={onOpen}
      />
    </Buttons>
  );
}
