import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { Button, LinkButton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import type { CheckoutOrder } from './usePayment.ts';

interface PayButtonProps {
  order: CheckoutOrder;
  /** The price, as it is shown. */
  total: string;
  busy: boolean;
  onPay(): void;
}

/** Pays, or leads to the form of the direct debit, which needs an account first. */
export function PayButton({ order: { pack, country, method, code }, total, busy, onPay }: PayButtonProps) {
  const t = useT();
  if (method === 'directdebit') {
    const query = new URLSearchParams({ package: pack.id, country, ...(code !== null && { code }) });
    return (
      <LinkButton size="lg" block to={`${pathTo('directdebit')}?${query}`}>
        {t('checkout.debit')}
      </LinkButton>
    );
  }
  return (
    <Button size="lg" block busy={busy} onClick={onPay}>
      {busy ? t('checkout.paying') : t('checkout.pay', { price: total })}
    </Button>
  );
}
