import type { Offer } from '@amarena/shared/contracts/money/offer';
import { serverNow, useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Countdown } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { timeLeft } from './offer.model.ts';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-5);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-lg);
  background: var(--deep);
  color: var(--on-deep);
  > div:first-child {
    flex: 1 1 240px;
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    font-size: var(--text-sm);
    color: var(--on-deep-muted);
  }
`;

/** The member's offer with the time that really remains. `onEnd` is called once when it ends. */
export function OfferStrip({ offer, onEnd }: { offer: Offer; onEnd: () => void }) {
  const t = useT();
  const format = useFormat();
  const words = () => {
    const left = timeLeft(offer.expires, serverNow());
    return left === null ? t('offer.over') : t(`offer.${left.unit}`, { count: left.count });
  };
  return (
    <Strip>
      <div>
        <h2>{t('offer.title', { percentage: format.percent(offer.percentage) })}</h2>
        <p>{t('offer.text')}</p>
      </div>
      <Countdown until={offer.expires} label={words} large onEnd={onEnd} />
    </Strip>
  );
}
