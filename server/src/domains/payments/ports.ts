import type { Language } from '@amarena/shared/contracts/languages';
import type { LiveEvent } from '@amarena/shared/contracts/live';
import type { CompanyInfo } from '@amarena/shared/contracts/settings';
import type { ApiError, Result } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';

/** What payments need from other domains; everything happens in the transaction of the payment. */
export interface PaymentPorts {
  /** Returns the balance after it. */
  addCredits(trx: Db, memberId: string, credits: number, paymentId: string): Promise<number>;
  /** How many of a payment's credits are unused; locks the wallet until the transaction ends. */
  unusedCredits(trx: Db, memberId: string, bought: number, paymentId: string): Promise<{ balance: number; unused: number }>;
  /** Takes unused credits of a payment back; returns the balance after it. */
  takeCreditsBack(trx: Db, memberId: string, credits: number, paymentId: string): Promise<Result<number, ApiError>>;
  /**
   * Takes up to `credits` of a charged-back purchase, as many as the wallet holds. Returns how many and the balance
   * after it.
   */
  takeUnpaidCredits(trx: Db, memberId: string, credits: number, paymentId: string): Promise<{ taken: number; balance: number }>;
  /** Returns credits that were taken for a chargeback which the bank has reversed; returns the balance after it. */
  giveCreditsBack(trx: Db, memberId: string, credits: number, paymentId: string): Promise<number>;
  /** Premium: the member has a purchase that is neither wholly withdrawn nor charged back. */
  savePremium(trx: Db, memberId: string, premium: boolean): Promise<void>;
  publish(trx: Db, memberId: string, event: LiveEvent): Promise<void>;
  /** Sends once the transaction commits. */
  mail(trx: Db, mail: Mail): Promise<void>;
  /** Days within which a purchase can be withdrawn. */
  refundDays(db: Db): Promise<number>;
  company(db: Db): Promise<CompanyInfo>;
  /** The right of withdrawal from the site's own document, as plain-text paragraphs. */
  withdrawalText(db: Db, language: Language): Promise<readonly string[]>;
}
