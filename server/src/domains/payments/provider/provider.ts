import type { IncomingHttpHeaders } from 'node:http';
import type { DebitAccount } from '@amarena/shared/contracts/directDebits';
import type { Language } from '@amarena/shared/contracts/languages';
import type { Money, PaymentFailure, PaymentMethod, PaymentState } from '@amarena/shared/contracts/payments';
import type { Db } from '../../../db/schema.ts';

export interface ProviderOrder {
  readonly payment_id: string;
  /** Our number of the payment, for people to read. */
  readonly number: string;
  readonly credits: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  readonly language: Language;
  /** Path on this site to which the provider sends the member back. */
  readonly return_path: string;
  /** The provider may keep the means for later charges. */
  readonly remember: boolean;
}

export interface ProviderCharge {
  readonly payment_id: string;
  readonly number: string;
  readonly credits: number;
  readonly total: Money;
  readonly method: PaymentMethod;
  readonly language: Language;
  /** The provider's name of the stored means. */
  readonly mandate: string;
}

export interface ProviderRefund {
  /** Our name of the refund: a repeat pays back once. */
  readonly id: string;
  readonly provider_id: string;
  readonly number: string;
  readonly refund: Money;
}

/** A means that the provider keeps. */
export interface StoredMeans {
  readonly reference: string;
  /** As the provider shows it: `•••• 4242`. */
  readonly label: string;
}

/** A provider's word on a payment, checked to be its own. */
export interface Report {
  /** The provider's id of this report: a repeat has the same. */
  readonly event_id: string;
  readonly payment_id: string;
  readonly provider_id: string;
  /** `pending`: the member has done their part, and the bank decides. */
  readonly state: PaymentState;
  readonly total: Money;
  readonly failure: PaymentFailure | null;
  /** All that the payer's bank ever took back of it, in minor units of `total`; 0: nothing. */
  readonly charged_back: number;
  /** What of `charged_back` the bank has given back again; 0: nothing. */
  readonly reversed: number;
  /** Null where the provider shows none. */
  readonly instrument: string | null;
  /** Country of the card, ISO alpha-2; null: it is none, or the provider does not say. */
  readonly card_country: string | null;
  /** The means that the provider keeps from now on; null: none. */
  readonly mandate: StoredMeans | null;
}

/** Who takes the money. */
export interface PaymentProvider {
  readonly name: string;
  /** Opens a payment there. `redirect` is the page where the member pays. A repeat for one `payment_id` opens one. */
  create(trx: Db, order: ProviderOrder): Promise<{ provider_id: string; redirect: string }>;
  /** The page where the member can still pay; null where nobody can pay there any more. */
  resume(db: Db, provider_id: string): Promise<string | null>;
  /** Nobody can pay it any more. False: it is decided already or cannot be stopped, and its own report will tell. */
  cancel(trx: Db, provider_id: string): Promise<boolean>;
  /** The report in a call to our webhook. `forged`: it is not the provider's; null: nothing to act on yet. */
  read(headers: IncomingHttpHeaders, body: Buffer): Promise<Report | 'forged' | null>;
  /** What became of a payment, asked for by us; null: nothing yet. */
  ask(db: Db, provider_id: string): Promise<Report | null>;
  /** Charges a stored means; the report tells the outcome. A repeat for one `payment_id` charges once. */
  charge(db: Db, order: ProviderCharge): Promise<{ provider_id: string }>;
  /** Stores a SEPA mandate for an account. */
  mandate(db: Db, account: DebitAccount & { id: string; signed_at: Date }): Promise<StoredMeans>;
  /** Pays back a part of a payment, by the way it came; answers the provider's id of the refund. */
  refund(db: Db, refund: ProviderRefund): Promise<string>;
}
