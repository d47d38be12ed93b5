import { useMember } from '@amarena/shared/bus';
import { useState } from 'react';
import { useDeferredT } from '../deferred/catalogue.ts';
import { BannerContent } from './BannerContent.tsx';
import { type BannerName, waitsOnPhones } from './bannerRules.ts';
import { Fold, Place } from './banners.styles.ts';
import { useBanner } from './useBanner.ts';

/**
 * The slot for banners above the page. While the slot closes it keeps the last banner, hidden, so that the content
 * below does not jump. A banner of another person is never kept. A page that comes as HTML has the slot only with a
 * banner.
 */
export function Banners() {
  const t = useDeferredT();
  const memberId = useMember()?.id;
  const { name, state, takingOver } = useBanner();
  const [last, setLast] = useState<{ name: BannerName; memberId: string | undefined } | null>(null);
  if (name !== null && (last?.name !== name || last.memberId !== memberId)) setLast({ name, memberId });
  const shown = name ?? (last?.memberId === memberId ? (last?.name ?? null) : null);
  if (takingOver && name === null) return null;
  return (
    <Fold
      aria-label={t('banners')}
      $open={name !== null}
      $waitsOnPhones={shown !== null && waitsOnPhones(shown, state.route)}
      inert={name === null}
      aria-hidden={name === null}
      onTransitionEnd={({ target, currentTarget }) => target === currentTarget && name === null && setLast(null)}
    >
      <div>
        <Place>{shown !== null && <BannerContent key={shown} name={shown} state={state} />}</Place>
      </div>
    </Fold>
  );
}
