import type { SwipeDay } from '@amarena/shared/contracts/people/swipe';
import { SWIPE_LIKES_PER_DAY, SWIPES_PER_DAY } from '@amarena/shared/contracts/people/swipeLimits';
import { useFormat } from '@amarena/shared/i18n';
import { Card } from '@amarena/shared/ui';
import { Muted, Stack, VisuallyHidden } from '@amarena/shared/ui-first';
import { useLaterT } from '../laterWords.ts';
import { Key, Keys, Meter, Track } from './swipe.styles.ts';

/** What is left of the day, and the keys, beside the deck if there is room. */
export function Today({ day }: { day: SwipeDay }) {
  const t = useLaterT();
  const format = useFormat();
  const of = (left: number, total: number) => t('swipe.day.of', { left: format.number(left), total: format.number(total) });
  return (
    <>
      <Card aria-labelledby="swipe-day">
        <VisuallyHidden as="h2" id="swipe-day">
          {t('swipe.day')}
        </VisuallyHidden>
        <Stack $gap={3}>
          <Meter>
            <span>{t('swipe.day.likes')}</span>
            <b>{of(day.likes_left, SWIPE_LIKES_PER_DAY)}</b>
            <Track aria-hidden data-likes>
              <i style={{ transform: `scaleX(${day.likes_left / SWIPE_LIKES_PER_DAY})` }} />
            </Track>
          </Meter>
          <Meter>
            <span>{t('swipe.day.profiles')}</span>
            <b>{of(day.swipes_left, SWIPES_PER_DAY)}</b>
            <Track aria-hidden>
              <i style={{ transform: `scaleX(${day.swipes_left / SWIPES_PER_DAY})` }} />
            </Track>
          </Meter>
          <Muted $size="xs">{t('swipe.day.reset')}</Muted>
        </Stack>
      </Card>
      <section aria-labelledby="swipe-keys">
        <VisuallyHidden as="h2" id="swipe-keys">
          {t('swipe.keys')}
        </VisuallyHidden>
        <Keys>
          <KeyOf name="←" does={t('swipe.pass')} />
          <KeyOf name="→" does={t('swipe.like')} />
          <KeyOf name="Z" does={t('swipe.undo.short')} />
          <KeyOf name={t('swipe.key.enter')} does={t('swipe.open')} />
        </Keys>
      </section>
    </>
  );
}

function KeyOf({ name, does }: { name: string; does: string }) {
  return (
    <div>
      <dt>
        <Key>{name}</Key>
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
