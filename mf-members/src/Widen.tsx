import { useFormat } from '@amarena/shared/i18n';
import { Button, Stack } from '@amarena/shared/ui-first';
import { useLaterT } from './laterWords.ts';
import type { Review } from './useReview.ts';

interface WidenProps {
  /** Number of passed members who would come back. */
  passed: number;
  review: Review;
  /** Includes fictional profiles; null: they are included. */
  onFictional: (() => void) | null;
  /** Searches every country; null: it already does. */
  onEverywhere: (() => void) | null;
}

/** Ways to find more people, each only if it would help. */
export function Widen({ passed, review, onFictional, onEverywhere }: WidenProps) {
  const t = useLaterT();
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
