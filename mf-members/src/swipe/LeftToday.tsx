import type { SwipeDay } from '@amarena/shared/contracts/people/swipe';
import { SWIPE_LIKES_PER_DAY } from '@amarena/shared/contracts/people/swipeLimits';
import { VisuallyHidden } from '@amarena/shared/ui-first';
import { Heart } from 'lucide-react';
import { useLaterT } from '../laterWords.ts';
import { Left } from './swipe.styles.ts';

const HEARTS = Array.from({ length: SWIPE_LIKES_PER_DAY }, (_, index) => index);

/** Likes left as hearts and as a number, profiles left as a second number. */
export function LeftToday({ day }: { day: SwipeDay }) {
  const t = useLaterT();
  const likes = t('swipe.likes', { count: day.likes_left });
  const profiles = t('swipe.profiles', { count: day.swipes_left });
  return (
    <Left>
      <span aria-hidden>
        {HEARTS.map((heart) => (
          <Heart key={heart} size={18} strokeWidth={1.75} data-left={heart < day.likes_left ? '' : undefined} />
        ))}
      </span>
      <span aria-hidden>
        <b>{likes}</b> · {profiles}
      </span>
      <VisuallyHidden>{t('swipe.left', { likes, profiles })}</VisuallyHidden>
    </Left>
  );
}
