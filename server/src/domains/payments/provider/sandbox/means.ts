import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Choice } from './outcomes.ts';

/** Last digits of the test number that stands for an outcome. */
const ENDS: Readonly<Record<Choice, string>> = {
  approve: '4242',
  confirm: '3220',
  approve_later: '0077',
  approve_much_later: '0085',
  approve_after_refusal: '0093',
  approve_unreported: '0101',
  approve_once: '0341',
  refuse_funds: '9995',
  refuse_card: '9987',
  abandon: '0002',
};

/**
 * The test card, account or code that stands for an outcome, as the page shows it. It is only displayed: the form sends
 * the outcome's name, so that no card number can ever reach this server.
 */
export function trialMeans(method: PaymentMethod, choice: Choice): string {
  const end = ENDS[choice];
  switch (method) {
    case 'card':
      return choice === 'approve' ? '4242 4242 4242 4242' : `4000 0000 0000 ${end}`;
    case 'bancontact':
      return `6703 4444 4444 ${end}`;
    case 'paypal':
      return `${choice.replaceAll('_', '.')}@sandbox.example`;
    case 'ideal':
      return `NL13 TEST 012345 ${end}`;
    case 'blik':
      return `77 ${end}`;
    case 'directdebit':
      return `DE00 TEST ${end}`;
  }
}

/** How the shop sees the means afterwards; null if a method shows none. */
export function shownMeans(method: PaymentMethod, choice: Choice): string | null {
  if (method === 'blik') return null;
  return method === 'paypal' ? trialMeans(method, choice) : `•••• ${ENDS[choice]}`;
}
