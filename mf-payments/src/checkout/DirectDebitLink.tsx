import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { LinkButton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import type { CheckoutOrder } from './usePayment.ts';

/** Leads to the form of the direct debit, which needs an account before it pays. */
export function DirectDebitLink({ order: { pack, country, code } }: { order: CheckoutOrder }) {
  const t = useT();
  const query = new URLSearchParams({ package: pack.id, country, ...(code !== null && { code }) });
  return (
    <LinkButton size="lg" block to={`${pathTo('directdebit')}?${query}`}>
      {t('checkout.debit')}
    </LinkButton>
  );
}
