import type { Payment } from '@amarena/shared/contracts/money/payments';
import type { useT } from '../catalogue.ts';
import type { Followed } from './standing.model.ts';

/** `Carta •••• 4242`: the method, and what the provider reveals of the card or account. */
export const meansOf = ({ method, instrument }: Pick<Payment, 'method' | 'instrument'>, t: ReturnType<typeof useT>): string =>
  [t(`method.${method}`), instrument?.replaceAll(' ', '\u00a0') ?? null].filter((part) => part !== null).join(' ');

/** What became of a payment, and whether money moved. `later`: the bank takes longer than we keep polling. */
export const outcomeText = ({ failure }: Pick<Payment, 'failure'>, followed: Followed, t: ReturnType<typeof useT>): string =>
  failure === null ? t(`outcome.${followed}.text`) : t(`failure.${failure}`);
