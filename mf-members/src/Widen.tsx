import { useFormat } from '@amarena/shared/i18n';
import { Button, Stack } from '@amarena/shared/ui';
import { usePlayT } from './play.ts';
import type { Review } from './useReview.ts';

interface WidenProps {
  /** How many members were passed and would come back. */
  passed: number;
  review: Review;
  /** Takes fictional profiles in; null: they are in. */
  onFictional: (() => void) | null;
  /** Looks in every country; null: it does. */
  onEverywhere: (() => void) | null;
}

/** What brings more people, each only where it would. */
export function Widen({ passed, review, onFictional, onEverywhere }: WidenProps) {
  const t = usePlayT();
  const format = useFormat();
  return (
    <Stack $gap={2}>
      {passed > 0 && (
        <Button variant="primary" busy={review.busy} onClick={review.start}>
          {t('play.review', { number: format.number(passed) })}
        </Button>
      )}
      {onEverywhere !== null && (
        <Button variant={passed > 0 ? 'secondary' : 'primary'} onClick={onEverywhere}>
          {t('play.everywhere')}
        </Button>
      )}
      {onFictional !== null && (
        <Button variant="secondary" onClick={onFictional}>
          {t('play.with_fictional')}
        </Button>
      )}
    </Stack>
  );
}
