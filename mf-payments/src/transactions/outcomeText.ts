import type { Payment } from '@amarena/shared/contracts/money/payments';
import type { useT } from '../catalogue.ts';
import type { Followed } from './standing.model.ts';

/** `withdrawn`: completed and then paid back. */
export type OutcomeKind = Followed | 'withdrawn';

export const outcomeTitle = ({ credits }: Pick<Payment, 'credits'>, kind: OutcomeKind, t: ReturnType<typeof useT>): string =>
  kind === 'completed' ? t('outcome.completed.title', { count: credits }) : t(`outcome.${kind}.title`);

/** What became of a payment, and whether money moved. `later`: the bank takes longer than we keep polling. */
export const outcomeText = ({ failure }: Pick<Payment, 'failure'>, followed: Followed, t: ReturnType<typeof useT>): string =>
  failure === null ? t(`outcome.${followed}.text`) : t(`failure.${failure}`);
