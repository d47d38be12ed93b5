import type { ProblemTexts } from '../../problemText.ts';

type MoneyCode =
  | 'discount_code_not_found'
  | 'discount_code_used'
  | 'discount_code_expired'
  | 'spending_limit_reached'
  | 'iban_blocked'
  | 'phone_blocked'
  | 'direct_debit_limit'
  | 'direct_debit_wait'
  | 'direct_debit_code_wrong'
  | 'direct_debit_code_expired'
  | 'withdrawal_over'
  | 'withdrawal_done'
  | 'withdrawal_nothing_left'
  | 'withdrawal_changed';

/**
 * The error texts for discounts, limits, debits and withdrawals in one language. Why a payment failed is in
 * `mf-payments/src/words`, `failure.…`.
 */
export type MoneyTexts = Pick<ProblemTexts['problems'], MoneyCode>;
export type MoneyFields = Pick<ProblemTexts['fields'], 'iban_invalid' | 'iban_country' | 'phone_invalid'>;
