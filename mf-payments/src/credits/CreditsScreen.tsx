import { useMember, useSettings } from '@amarena/shared/bus';
import { PREMIUM_PHOTOS } from '@amarena/shared/contracts/constants';
import { lazy, Suspense } from 'react';
import { useT } from '../catalogue.ts';
import { PackagesPage } from '../packages/PackagesPage.tsx';

const LastOrder = lazy(() => import('../repeat/LastOrder.tsx'));
const SpendingLimits = lazy(() => import('../limits/SpendingLimits.tsx'));

/** `/credits`: the four packages and what they cost, the last order again, and the limits that the member sets for themselves. */
export function CreditsScreen() {
  const t = useT();
  const { message_credits } = useSettings();
  const member = useMember();
  return (
    <PackagesPage title={t('credits.title')} lead={t('credits.lead', { count: message_credits, photos: String(PREMIUM_PHOTOS) })}>
      <Suspense fallback={null}>
        {member?.paid_user === true && <LastOrder />}
        <SpendingLimits />
      </Suspense>
    </PackagesPage>
  );
}
