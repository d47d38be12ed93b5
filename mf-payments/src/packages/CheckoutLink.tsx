import type { Package } from '@amarena/shared/contracts/money/packages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { LinkButton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

/** Leads to the checkout of the chosen package. */
export function CheckoutLink({ pack }: { pack: Package }) {
  const t = useT();
  return (
    <LinkButton size="lg" block to={pathTo('credits-id-paymentmethod', { id: pack.id })}>
      {t('credits.continue')}
    </LinkButton>
  );
}
