import type { Language } from '@amarena/shared/contracts/languages';
import type { LiveEvent } from '@amarena/shared/contracts/live';
import type { CompanyInfo } from '@amarena/shared/contracts/settings';
import type { ApiError, Result } from '@amarena/shared/errors';
import type { Db } from '../../db/schema.ts';
import type { Mail } from '../../mail/mail.ts';

/** What payments need from other domains; all of it happens in the transaction of the payment. */
export interface PaymentPorts {
  /** Returns the balance after it. */
  addCredits(trx: Db, memberId: string, credits: number, paymentId: string): Promise<number>;
  /** How many of a payment's credits are not used; locks the wallet until the transaction ends. */
  unusedCredits(trx: Db, memberId: string, bought: number, paymentId: string): Promise<{ balance: number; unused: number }>;
  /** Takes unused credits of a payment out again; answers the balance after it. */
  takeCreditsBack(trx: Db, memberId: string, credits: number, paymentId: string): Promise<Result<number, ApiError>>;
  /** Takes up to `credits` of a purchase that was charged back, as many as the wallet holds. Returns how many and the balance after it. */
  takeUnpaidCredits(trx: Db, memberId: string, credits: number, paymentId: string): Promise<{ taken: number; balance: number }>;
  /** Gives credits back that were taken for a chargeback which the bank has reversed; answers the balance after it. */
  giveCreditsBack(trx: Db, memberId: string, credits: number, paymentId: string): Promise<number>;
  /** Premium: the member has a purchase that is neither wholly withdrawn nor charged back. */
  savePremium(trx: Db, memberId: string, premium: boolean): Promise<void>;
  publish(trx: Db, memberId: string, event: LiveEvent): Promise<void>;
  /** Sends once the transaction commits. */
  mail(trx: Db, mail: Mail): Promise<void>;
  /** Days within which a purchase may be withdrawn from. */
  refundDays(db: Db): Promise<number>;
  company(db: Db): Promise<CompanyInfo>;
  /** The right of withdrawal as the site's own document says it, in paragraphs without markup. */
  withdrawalText(db: Db, language: Language): Promise<readonly string[]>;
}
