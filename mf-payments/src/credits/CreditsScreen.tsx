import { useSettings } from '@amarena/shared/bus';
import { PREMIUM_PHOTOS } from '@amarena/shared/contracts/constants';
import { lazy, Suspense } from 'react';
import { useT } from '../catalogue.ts';
import { PackagesPage } from '../packages/PackagesPage.tsx';

const SpendingLimits = lazy(() => import('../limits/SpendingLimits.tsx'));

/** `/credits`: the four packages and what they cost, and the limits that the member sets for themselves. */
export function CreditsScreen() {
  const t = useT();
  const { message_credits } = useSettings();
  return (
    <PackagesPage title={t('credits.title')} lead={t('credits.lead', { count: message_credits, photos: String(PREMIUM_PHOTOS) })}>
      <Suspense fallback={null}>
        <SpendingLimits />
      </Suspense>
    </PackagesPage>
  );
}
