import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createSms } from '../../sms/sms.ts';
import type { Credits } from '../credits/service.ts';
import { createChargebacks } from './debits/chargebacks.ts';
import { createDirectDebits } from './debits/directDebits.ts';
import { createLedgerWatch } from './ledger/ledger.ts';
import { createPaymentMails } from './mails/mails.ts';
import { createDiscounts } from './orders/discounts.ts';
import { createLimits } from './orders/limits.ts';
import type { Offers } from './orders/offers.ts';
import { createOrders } from './orders/orders.ts';
import { createRepeatOrders } from './orders/repeatOrders.ts';
import { createUnfinished } from './orders/unfinished.ts';
import type { PaymentPorts } from './ports.ts';
import { createCharges } from './provider/charges.ts';
import { createChecks } from './provider/checks.ts';
import { openProvider } from './provider/openProvider.ts';
import { createReports } from './provider/reports.ts';
import { createReceipts } from './receipts/receipts.ts';
import { createPayments } from './service.ts';
import { createLatePayments } from './withdrawals/latePayments.ts';
import { createWithdrawals } from './withdrawals/withdrawals.ts';

interface Deps {
  readonly server: FastifyInstance;
  readonly platform: Platform;
  readonly jobs: Jobs;
  readonly credits: Credits;
  readonly offers: Offers;
  readonly ports: Omit<PaymentPorts, 'addCredits' | 'unusedCredits' | 'takeCreditsBack' | 'takeUnpaidCredits' | 'giveCreditsBack'>;
}

const EVERY_MINUTE = '* * * * *';
const HOURLY = '7 * * * *';

/** Everything about money: what is sold, how it is paid and paid back, and the checks of the ledger. */
export function openPayments({ server, platform, jobs, credits, offers, ports: others }: Deps) {
  const { db, now, config, fingerprint, metrics } = platform;
  const ports: PaymentPorts = {
    ...others,
    addCredits: (trx, memberId, amount, ref) => credits.credit(trx, memberId, amount, 'sold', { reason: 'purchase', ref }),
    unusedCredits: credits.unusedOf,
    takeUnpaidCredits: (trx, memberId, amount, ref) => credits.takeUpTo(trx, memberId, amount, { reason: 'chargeback', ref }),
    giveCreditsBack: (trx, memberId, amount, ref) => credits.credit(trx, memberId, amount, 'sold', { reason: 'chargeback', ref }),
    takeCreditsBack: (trx, memberId, amount, ref) => credits.takeBack(trx, memberId, amount, { reason: 'withdrawal', ref }),
  };
  const provider = openProvider({ server, config, now, fingerprint });
  const sms = createSms({ config, db, jobs, now });
  const payments = createPayments({ offers, ports, debits: sms.available });
  const discounts = createDiscounts({ provider: provider.port });
  const limits = createLimits({ discounts });
  const receipts = createReceipts(ports);
  const mails = createPaymentMails(ports, config.publicUrl);
  const orders = createOrders({ provider: provider.port, discounts, limits, methods: payments.methods });
  const late = createLatePayments({ db, now, jobs, provider: provider.port, discounts, limits, mails });
  const chargebacks = createChargebacks({ ports, mails, provider: provider.port.name, metrics, log: server.log });
  const apply = createReports({ ports, offers, discounts, receipts, mails, late, chargebacks, provider: provider.port.name });
  const charges = createCharges({ db, now, jobs, provider: provider.port, apply });
  const onFailure = (payment: string, error: unknown) =>
    server.log.error({ err: error, payment }, 'the payment provider did not answer for a payment');
  const checkProvider = createChecks({ db, provider: provider.port, apply, onFailure });
  const withdrawals = createWithdrawals({ db, now, jobs, provider: provider.port, ports, receipts, mails });
  const ledger = createLedgerWatch({
    db,
    creditDifferences: credits.differences,
    onDifference: (differences) => server.log.error({ differences }, 'the ledger does not agree'),
  });
  const directDebits = createDirectDebits({ orders, charges, provider: provider.port, sms, fingerprint });

  jobs.every('check_payments', EVERY_MINUTE, () => checkProvider(now()));
  jobs.every('check_ledger', HOURLY, async () => {
    await withdrawals.retry(now());
    await late.retry(now());
    await directDebits.forgetOld(db, now());
    await ledger.check(now());
  });

  return {
    provider,
    payments,
    discounts,
    limits,
    receipts,
    orders,
    /** Acts on a provider's report, once. Errors: `not_found`. */
    apply,
    /** Asks the provider about every payment whose report may be lost. */
    checkProvider,
    unfinished: createUnfinished({ provider: provider.port, apply, discounts, ports, onFailure }),
    withdrawals,
    latePayments: late,
    repeatOrders: createRepeatOrders({ orders, charges, provider: provider.port.name }),
    directDebits,
    ledger,
  };
}
export type PaymentServices = ReturnType<typeof openPayments>;
