import type { IncomingHttpHeaders } from 'node:http';
import type { DebitAccount } from '@amarena/shared/contracts/money/directDebits';
import type { Money } from '@amarena/shared/contracts/money/money';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { PaymentFailure, PaymentState } from '@amarena/shared/contracts/money/payments';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { Db } from '../../../db/schema.ts';

export interface ProviderOrder {
  readonly payment_id: string;
  /** Our number of the payment, for people to read. */
  readonly number: string;
  readonly credits: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  readonly language: Language;
  /** Path on this site to which the provider returns the member. */
  readonly return_path: string;
  /** Whether the provider may store the means for later charges. */
  readonly remember: boolean;
}

export interface ProviderCharge {
  readonly payment_id: string;
  readonly number: string;
  readonly credits: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  readonly language: Language;
  /** The provider's id of the stored means. */
  readonly mandate: string;
}

export interface ProviderRefund {
  /** Our id of the refund: a repeat refunds once. */
  readonly id: string;
  readonly provider_id: string;
  readonly number: string;
  readonly refund: Money;
}

/** A payment means that the provider stores. */
export interface StoredMeans {
  readonly reference: string;
  /** As the provider displays it: `•••• 4242`. */
  readonly label: string;
}

/** A provider's report about a payment, verified to be authentic. */
export interface ProviderReport {
  /** The provider's id of this report: a repeat has the same. */
  readonly event_id: string;
  readonly payment_id: string;
  readonly provider_id: string;
  /** `pending`: the member has done their part, and the bank decides. */
  readonly state: PaymentState;
  readonly total: Money;
  readonly failure: PaymentFailure | null;
  /** The total that the payer's bank took back, in minor units of `total`; 0 if nothing. */
  readonly charged_back: number;
  /** How much of `charged_back` the bank has returned; 0 if nothing. */
  readonly reversed: number;
  /** Null if the provider shows none. */
  readonly instrument: string | null;
  /** Country of the card, ISO alpha-2; null if there is no card, or if the provider does not say. */
  readonly card_country: string | null;
  /** The means that the provider stores from now on; null for none. */
  readonly mandate: StoredMeans | null;
}

/** The company that processes payments. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment there. `redirect` is the page where the member pays. Idempotent per `payment_id`. */
  create(trx: Db, order: ProviderOrder): Promise<{ provider_id: string; redirect: string }>;
  /** The page where the member can still pay; null if that is no longer possible. */
  resume(db: Db, provider_id: string): Promise<string | null>;
  /**
   * Gives up a payment that nobody has paid. False if it is decided already, or if the bank is at work; then its own report
   * follows. Some providers leave their page open: money that comes by it comes late, and is kept or sent back by the rules
   * for that.
   */
  cancel(trx: Db, provider_id: string): Promise<boolean>;
  /** The report in a call to our webhook. `forged`: it is not the provider's; null: nothing to act on yet. */
  read(headers: IncomingHttpHeaders, body: Buffer): Promise<ProviderReport | 'forged' | null>;
  /** The state of a payment, requested by us; null if nothing has happened yet. */
  ask(db: Db, provider_id: string): Promise<ProviderReport | null>;
  /**
   * Charges a stored means; the report has the outcome. Null: the provider refuses to charge it at all, as after it was
   * revoked there. Idempotent per `payment_id`, but not for ever: a payment that has its `provider_id` is not charged again.
   */
  charge(db: Db, order: ProviderCharge): Promise<{ provider_id: string } | null>;
  /** The provider's id of a charge that was made before, also if its answer was lost; null: there is none. */
  charged(db: Db, order: Pick<ProviderCharge, 'payment_id' | 'mandate'>): Promise<string | null>;
  /** Stores a SEPA mandate for an account. */
  mandate(db: Db, account: DebitAccount & { id: string; signed_at: Date }): Promise<StoredMeans>;
  /** Refunds part of a payment, by the way it came, once for each `id`; returns the provider's id of the refund. */
  refund(db: Db, refund: ProviderRefund): Promise<string>;
}
