import { useParams } from '@amarena/shared/router';
import { PaymentList } from './PaymentList.tsx';
import { PaymentPage } from './PaymentPage.tsx';

/** `/transactions/{id?}`: all payments, or the outcome of one; the provider brings members back to the latter. */
export function TransactionsScreen() {
  const { id } = useParams();
  return id === undefined ? <PaymentList /> : <PaymentPage id={id} />;
}
