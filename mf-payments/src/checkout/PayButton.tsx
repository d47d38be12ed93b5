import { Button } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { DirectDebitLink } from './DirectDebitLink.tsx';
import type { CheckoutOrder } from './usePayment.ts';

interface PayButtonProps {
  order: CheckoutOrder;
  /** The price, as it is shown. */
  total: string;
  busy: boolean;
  onPay(): void;
}

/** Pays, or leads to the form of the direct debit. */
export function PayButton({ order, total, busy, onPay }: PayButtonProps) {
  const t = useT();
  if (order.method === 'directdebit') return <DirectDebitLink order={order} />;
  return (
    <Button size="lg" block busy={busy} onClick={onPay}>
      {busy ? t('checkout.paying') : t('checkout.pay', { price: total })}
    </Button>
  );
}
