import { useMember, useSettings } from '@amarena/shared/bus';
import { PREMIUM_PHOTOS } from '@amarena/shared/contracts/people/photoLimits';
import { lazy, Suspense } from 'react';
import { useT } from '../catalogue.ts';
import { PackagesPage } from '../packages/PackagesPage.tsx';

const LastOrder = lazy(() => import('../repeat/LastOrder.tsx'));
const SpendingLimits = lazy(() => import('../limits/SpendingLimits.tsx'));

/** `/credits`: the four packages with prices, the last order to repeat, and the member's spending limits. */
export function CreditsScreen() {
  const t = useT();
  const { message_credits } = useSettings();
  const member = useMember();
  const premium = member?.paid_user === true;
  const lead = premium
    ? t('credits.lead_premium', { count: message_credits })
    : t('credits.lead', { count: message_credits, photos: String(PREMIUM_PHOTOS) });
  return (
    <PackagesPage title={t('credits.title')} lead={lead}>
      <Suspense fallback={null}>
        {premium && <LastOrder />}
        <SpendingLimits />
      </Suspense>
    </PackagesPage>
  );
}
