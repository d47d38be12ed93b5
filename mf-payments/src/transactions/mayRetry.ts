import type { Payment } from '@amarena/shared/contracts/money/payments';

/** After an unsuccessful payment the member may buy the same package again. */
export const mayRetry = ({ state }: Pick<Payment, 'state'>): boolean => state === 'failed' || state === 'cancelled';
