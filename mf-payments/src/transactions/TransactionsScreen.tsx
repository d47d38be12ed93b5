import { useParams } from '@amarena/shared/router';
import { useState } from 'react';
import { AllPayments } from './AllPayments.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';

/**
 * `/transactions/{id?}`: all payments with one of them beside, or the outcome of one. After the provider's page or from
 * a mail a payment is news; opened from the list, it is a receipt.
 */
export function TransactionsScreen() {
  const { id } = useParams<'transactions-id'>();
  const [listed, setListed] = useState(id === undefined);
  if (id === undefined && !listed) setListed(true);
  return id === undefined || listed ? <AllPayments id={id ?? null} /> : <PaymentOutcome id={id} />;
}
