import type { Payment, PaymentMethod } from '@amarena/shared/contracts/payments';
import { pathTo } from '@amarena/shared/contracts/routes';
import { useCommonT } from '@amarena/shared/i18n';
import { LinkButton } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';

interface RetryWaysProps {
  payment: Payment;
  /** Stands beside a main action: none of them is one. Default false. */
  beside?: boolean;
}

/** A method of every country that is not the one that was just refused. */
const anotherThan = (method: PaymentMethod): PaymentMethod => (method === 'paypal' ? 'card' : 'paypal');

/** Ways to buy the same package once more, after a payment that came to nothing. */
export function RetryWays({ payment, beside = false }: RetryWaysProps) {
  const t = useT();
  const common = useCommonT();
  const { failure, package: id, method, state } = payment;
  // A refused method is not offered first again; a payment that the member cancelled was refused by nobody.
  const first = state === 'failed' ? { paymentmethod: anotherThan(method) } : {};
  const look = beside ? ({ size: 'sm', variant: 'secondary' } as const) : {};
  if (failure !== 'repeat_refused') {
    return (
      <LinkButton {...look} to={pathTo('credits-id-paymentmethod', { id, ...first })}>
        {t('outcome.retry')}
      </LinkButton>
    );
  }
  // A stored card that was refused: the same again with the card's page, or PayPal.
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
