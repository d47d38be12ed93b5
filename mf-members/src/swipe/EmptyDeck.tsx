import { pathTo } from '@amarena/shared/router';
import { EmptyState, Stack, TextLink } from '@amarena/shared/ui-first';
import { useT } from '../catalogue.ts';
import { useLaterT } from '../laterWords.ts';
import type { Review } from '../useReview.ts';
import { Widen } from '../Widen.tsx';
import type { WishesInAddress } from './useWishes.ts';

interface EmptyDeckProps extends WishesInAddress {
  passed: number;
  review: Review;
}

/** Everyone was seen: says so, and offers ways to see more people. */
export function EmptyDeck({ passed, review, wishes, wish }: EmptyDeckProps) {
  const t = useT();
  const play = useLaterT();
  return (
    <EmptyState
      scene="no-results"
      heading="h1"
      title={play('swipe.nobody')}
      text={play('swipe.nobody_text')}
      action={
        <Stack $gap={4}>
          <Widen
            passed={passed}
            review={review}
            onFictional={wishes.only_real ? () => wish({ only_real: false }) : null}
            onEverywhere={wishes.everywhere ? null : () => wish({ everywhere: true })}
          />
          <TextLink to={pathTo('likes')}>{play('play.likes')}</TextLink>
          <TextLink to={pathTo('members')}>{t('back_to_search')}</TextLink>
        </Stack>
      }
    />
  );
}
