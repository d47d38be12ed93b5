import type { DebitAccount } from '@amarena/shared/contracts/money/directDebits';
import type { MethodDiscount } from '@amarena/shared/contracts/money/discountCodes';
import type { PackageId } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { PaymentFailure, PaymentState } from '@amarena/shared/contracts/money/payments';
import type { LimitPeriod } from '@amarena/shared/contracts/money/spendingLimits';
import type { CompanyInfo } from '@amarena/shared/contracts/platform/companyInfo';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Currency } from '@amarena/shared/contracts/platform/currencies';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import type { ColumnType, Generated } from 'kysely';
import type * as z from 'zod/mini';
import type { PlaceProof } from './orders/paymentCountryProof.ts';

type Json<Value> = ColumnType<Value, string, string>;

export interface PaymentsTable {
  id: string;
  number: Generated<string>;
  member_id: string;
  package: PackageId;
  credits: number;
  method: PaymentMethod;
  country: Country;
  currency: Currency;
  list_price: number;
  discount_percentage: number;
  discount_code: string | null;
  total: number;
  vat: number;
  vat_percentage: number;
  with_offer: boolean;
  provider: string;
  provider_id: string | null;
  state: Generated<PaymentState>;
  failure: PaymentFailure | null;
  instrument: string | null;
  check_at: Date | null;
  mandate_id: string | null;
  created_at: Date;
  finished_at: Date | null;
  at_bank: Generated<boolean>;
  asked_at: Generated<Date | null>;
  charged_back_at: Generated<Date | null>;
  /** Null: ordered before this was stored. */
  place: ColumnType<PlaceProof[] | null, string | undefined, string>;
}

export interface OffersTable {
  member_id: string;
  percentage: number;
  expires_at: Date;
  payment_id: string | null;
  used_at: Date | null;
}

export interface DiscountCodesTable {
  code: string;
  country: Country | null;
  member_id: string | null;
  expires_at: Date;
  value_percentage: number;
  currency: Currency | null;
  minimum_order_value: number | null;
  paymentmethods: Json<z.infer<typeof MethodDiscount>[]>;
  created_at: Date;
}

export interface DiscountUsesTable {
  code: string;
  member_id: string;
  payment_id: string;
  used_at: Date | null;
}

export interface PaymentReportsTable {
  provider: string;
  event_id: string;
  payment_id: string;
  received_at: Date;
}

export interface MoneyEntriesTable {
  member_id: string;
  transfer_id: string;
  account: 'provider' | 'revenue' | 'vat' | 'owed';
  amount: number;
  currency: Currency;
  reason: string;
  ref: string;
  created_at: Date;
}

export interface ReceiptSeriesTable {
  series: string;
  last: number;
}

export interface ReceiptsTable {
  number: string;
  payment_id: string;
  member_id: string;
  kind: 'sale' | 'refund';
  issued_at: Date;
  credits: number;
  gross: number;
  vat: number;
  vat_percentage: number;
  currency: Currency;
  company: Json<CompanyInfo>;
}

export interface WithdrawalsTable {
  id: string;
  payment_id: string;
  member_id: string;
  credits: number;
  refund: number;
  /** Part of the refund that is not sent, because the payer's bank had taken it back before. */
  stopped: Generated<number>;
  /** Part of the refund that the provider has accepted. */
  sent: Generated<number>;
  vat: number;
  currency: Currency;
  requested_at: Date;
  refunded_at: Date | null;
  provider_refund: string | null;
}

export interface LatePaymentsTable {
  id: string;
  payment_id: string;
  received_at: Date;
  /** Part of the money that is not sent back, because the payer's bank had taken it before. */
  stopped: Generated<number>;
  /** Part of the money that the provider has accepted for sending back. */
  sent: Generated<number>;
  refunded_at: Date | null;
  provider_refund: string | null;
}

export interface ChargebacksTable {
  payment_id: string;
  /** The total that the bank took back, in minor units. */
  amount: number;
  /** The total that the bank returned. */
  reversed: number;
  credits: number;
  taken: number;
}

export interface SpendingLimitsTable {
  member_id: string;
  period: LimitPeriod;
  currency: Currency;
  amount: number | null;
  next_amount: number | null;
  next_from: Date | null;
}

export interface MandatesTable {
  id: string;
  member_id: string;
  provider: string;
  reference: string;
  method: PaymentMethod;
  label: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface DirectDebitsTable {
  id: string;
  member_id: string;
  package: PackageId;
  country: Country;
  total: number;
  currency: Currency;
  code: string | null;
  account: ColumnType<DebitAccount | null, string | null, string | null>;
  phone_hash: string;
  /** Null: requested before this was stored. */
  iban_hash: string | null;
  otp_hash: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
  payment_id: string | null;
}

export interface BlockedDebtorsTable {
  kind: 'iban' | 'phone';
  hash: string;
}

export interface LedgerChecksTable {
  checked_at: Date;
  differences: Json<Record<string, number>>;
  /** Null: it found something, or a release checked that did not store this. */
  looked_until: Generated<Date | null>;
}

export interface LedgerRoundsTable {
  began_at: Date;
  looked_until: Generated<Date>;
  reached: Generated<string | null>;
  differences: Json<Record<string, number>>;
  finished_at: Generated<Date | null>;
}

export interface SandboxPaymentsTable {
  id: string;
  merchant_reference: string;
  shop_number: string;
  description: string;
  amount: number;
  currency: Currency;
  method: PaymentMethod;
  language: Language;
  return_url: string;
  webhook_url: string;
  outcome: PaymentState | null;
  failure: PaymentFailure | null;
  instrument: string | null;
  mandate: string | null;
  remember: boolean;
  settles_at: Date | null;
  refused_first: boolean;
  reports: boolean;
  created_at: Date;
}

export interface SandboxRefundsTable {
  id: string;
  payment: string;
  amount: number;
  created_at: Date;
}

export interface SandboxMandatesTable {
  id: string;
  label: string;
  outcome: 'completed' | 'failed';
  created_at: Date;
}

export interface PaymentsTables {
  payments: PaymentsTable;
  offers: OffersTable;
  discount_codes: DiscountCodesTable;
  discount_uses: DiscountUsesTable;
  payment_reports: PaymentReportsTable;
  money_entries: MoneyEntriesTable;
  receipt_series: ReceiptSeriesTable;
  receipts: ReceiptsTable;
  withdrawals: WithdrawalsTable;
  late_payments: LatePaymentsTable;
  chargebacks: ChargebacksTable;
  spending_limits: SpendingLimitsTable;
  mandates: MandatesTable;
  direct_debits: DirectDebitsTable;
  blocked_debtors: BlockedDebtorsTable;
  ledger_checks: LedgerChecksTable;
  ledger_rounds: LedgerRoundsTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_refunds: SandboxRefundsTable;
  sandbox_mandates: SandboxMandatesTable;
}
