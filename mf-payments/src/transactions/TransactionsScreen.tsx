import { useParams } from '@amarena/shared/router';
import { useState } from 'react';
import { PaymentPage } from './PaymentPage.tsx';
import { PaymentsPage } from './PaymentsPage.tsx';

/**
 * `/transactions/{id?}`: all payments with one of them beside, or the outcome of one. To whom the provider or a mail
 * brings here, a payment is news; to whom comes from the list, it is a receipt to read.
 */
export function TransactionsScreen() {
  const { id } = useParams<'transactions-id'>();
  const [listed, setListed] = useState(id === undefined);
  if (id === undefined && !listed) setListed(true);
  return id === undefined || listed ? <PaymentsPage id={id ?? null} /> : <PaymentPage id={id} />;
}
