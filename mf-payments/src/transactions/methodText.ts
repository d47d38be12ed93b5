import type { Payment } from '@amarena/shared/contracts/money/payments';
import type { useT } from '../catalogue.ts';

/** `Carta •••• 4242`: the method, and what the provider reveals of the card or account. */
export const methodText = ({ method, instrument }: Pick<Payment, 'method' | 'instrument'>, t: ReturnType<typeof useT>): string =>
  [t(`method.${method}`), instrument?.replaceAll(' ', '\u00a0') ?? null].filter((part) => part !== null).join(' ');
