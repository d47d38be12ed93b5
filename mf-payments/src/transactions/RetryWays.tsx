import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Payment } from '@amarena/shared/contracts/money/payments';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { LinkButton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

interface RetryWaysProps {
  payment: Payment;
  /** True beside a main action: all buttons are then secondary. Default false. */
  beside?: boolean;
}

/** A method that every country has, other than the refused one. */
const anotherThan = (method: PaymentMethod): PaymentMethod => (method === 'paypal' ? 'card' : 'paypal');

/** Ways to buy the same package again after an unsuccessful payment. */
export function RetryWays({ payment, beside = false }: RetryWaysProps) {
  const t = useT();
  const common = useCommonT();
  const { failure, package: id, method, state } = payment;
  // Do not offer the refused method first again; a payment that the member cancelled was not refused.
  const first = state === 'failed' ? { paymentmethod: anotherThan(method) } : {};
  const look = beside ? ({ size: 'sm', variant: 'secondary' } as const) : {};
  if (failure !== 'repeat_refused') {
    return (
      <LinkButton {...look} to={pathTo('credits-id-paymentmethod', { id, ...first })}>
        {t('outcome.retry')}
      </LinkButton>
    );
  }
  // A stored card was refused: try again on the provider's card page, or with PayPal.
  return (
    <>
      <LinkButton {...look} to={pathTo('credits-id-paymentmethod', { id, paymentmethod: 'card' })}>
        {common('action.retry')}
      </LinkButton>
      <LinkButton {...look} variant="secondary" to={pathTo('credits-id-paymentmethod', { id, paymentmethod: 'paypal' })}>
        {t('outcome.paypal')}
      </LinkButton>
    </>
  );
}
