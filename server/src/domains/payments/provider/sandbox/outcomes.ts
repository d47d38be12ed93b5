import type { PaymentFailure, PaymentState } from '@amarena/shared/contracts/money/payments';

export interface Outcome {
  readonly state: Exclude<PaymentState, 'pending'>;
  /** Seconds between the member's return and the report. */
  readonly after: number;
  readonly failure?: PaymentFailure;
  /** True: the bank refuses first and accepts `after` seconds later. */
  readonly refusedFirst?: boolean;
  /** False: no report is sent, as if every call got lost. Default: true. */
  readonly reports?: boolean;
  /** True: the means is stored, and refused when it is charged again. */
  readonly refusesRepeats?: boolean;
}

/** The outcomes that the person at the sandbox can choose. */
export const OUTCOMES: Readonly<Record<OutcomeName, Outcome>> = {
  approve: { state: 'completed', after: 0 },
  approve_later: { state: 'completed', after: 40 },
  approve_much_later: { state: 'completed', after: 150 },
  approve_after_refusal: { state: 'completed', after: 20, refusedFirst: true },
  approve_unreported: { state: 'completed', after: 0, reports: false },
  approve_once: { state: 'completed', after: 0, refusesRepeats: true },
  refuse_funds: { state: 'failed', after: 0, failure: 'funds' },
  refuse_card: { state: 'failed', after: 0, failure: 'blocked' },
  refuse_confirmation: { state: 'failed', after: 0, failure: 'not_confirmed' },
  cancel: { state: 'cancelled', after: 0 },
};
const NAMES = [
  'approve',
  'approve_later',
  'approve_much_later',
  'approve_after_refusal',
  'approve_unreported',
  'approve_once',
  'refuse_funds',
  'refuse_card',
  'refuse_confirmation',
  'cancel',
] as const;
export type OutcomeName = (typeof NAMES)[number];

export const isOutcome = (name: unknown): name is OutcomeName => NAMES.some((known) => known === name);

/** The choices on the page: outcomes, a step at the bank that decides, and leaving the payment open until it expires. */
export const CHOICES = [
  'approve',
  'confirm',
  'approve_later',
  'approve_much_later',
  'approve_after_refusal',
  'approve_unreported',
  'approve_once',
  'refuse_funds',
  'refuse_card',
  'abandon',
] as const;
export type Choice = (typeof CHOICES)[number];
export const isChoice = (name: unknown): name is Choice => CHOICES.some((known) => known === name);

/** Minutes after which an undecided payment is cancelled. */
export const EXPIRES_AFTER = 15;
