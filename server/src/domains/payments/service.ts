import type { Api } from '../../http/platform.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { createSms } from '../../sms/sms.ts';
import { createChargebacks } from './debits/chargebacks.ts';
import { createDirectDebits } from './debits/directDebits.ts';
import type { OtherDomains } from './deps.ts';
import { createLedgerWatch } from './ledger/ledger.ts';
import { createPaymentMails } from './mails/mails.ts';
import { createMethods } from './methods.ts';
import { createDiscounts } from './orders/discounts.ts';
import { createOrders } from './orders/orders.ts';
import { createPaymentList } from './orders/paymentList.ts';
import { createRepeatOrders } from './orders/repeatOrders.ts';
import { createLimits } from './orders/spendingLimits.ts';
import { createUnfinished } from './orders/unfinished.ts';
import { createWelcomeOffer } from './orders/welcomeOffer.ts';
import { createPackages } from './packages.ts';
import { createPaymentFigures } from './paymentFigures.ts';
import { createApplyReport } from './provider/applyReport.ts';
import { createCharges } from './provider/charges.ts';
import { createChecks } from './provider/checks.ts';
import { openProvider } from './provider/openProvider.ts';
import { createReceipts } from './receipts/receipts.ts';
import { createLatePayments } from './withdrawals/latePayments.ts';
import { createWithdrawals } from './withdrawals/withdrawals.ts';

export interface Deps extends OtherDomains {
  readonly jobs: Jobs;
}

const EVERY_MINUTE = '* * * * *';
const EVERY_FEW_MINUTES = '*/5 * * * *';
const HOURLY = '7 * * * *';
const LATER_EACH_HOUR = '37 * * * *';
const CHECK_RETRIES = 3;

/** Everything about money: what is sold, how it is paid and paid back, and the checks of the ledger. */
export function createMoney({ server, platform }: Api, { jobs, ...others }: Deps) {
  const { db, now, config, fingerprint, metrics } = platform;
  const offers = createWelcomeOffer();
  const provider = openProvider({ server, config, now, fingerprint });
  const sms = createSms({ config, db, jobs, now });
  const payments = createPaymentList(others);
  const methods = createMethods({ debits: sms.available });
  const discounts = createDiscounts({ provider: provider.port });
  const limits = createLimits({ discounts });
  const receipts = createReceipts(others);
  const mails = createPaymentMails(others, config.publicUrl);
  const orders = createOrders({ provider: provider.port, discounts, limits, methods });
  const late = createLatePayments({ db, now, jobs, provider: provider.port, discounts, limits, mails });
  const chargebacks = createChargebacks({ ...others, mails, provider: provider.port.name, metrics, log: server.log });
  const figures = createPaymentFigures(metrics);
  const apply = createApplyReport({
    ...others,
    offers,
    discounts,
    receipts,
    mails,
    late,
    chargebacks,
    provider: provider.port.name,
    onSettled: figures.settled,
  });
  const onRefused = () => figures.settled('failed');
  const charges = createCharges({ db, now, jobs, live: others.live, mails, provider: provider.port, apply, onRefused });
  const onFailure = (payment: string, error: unknown) => {
    figures.unanswered();
    server.log.error({ err: error, payment }, 'the payment provider did not answer for a payment');
  };
  const checkProvider = createChecks({ db, provider: provider.port, apply, charges, onFailure });
  const withdrawals = createWithdrawals({ ...others, db, now, jobs, provider: provider.port, receipts, mails });
  const ledger = createLedgerWatch({
    db,
    now,
    creditDifferences: others.credits.differences,
    onDifference: (differences) => server.log.error({ differences }, 'the ledger does not agree'),
  });
  const directDebits = createDirectDebits({ orders, charges, provider: provider.port, sms, fingerprint });

  jobs.every('check_payments', EVERY_MINUTE, () => checkProvider(now()));
  jobs.every('follow_refunds', HOURLY, async () => {
    await withdrawals.retry(now());
    await late.retry(now());
    await directDebits.forgetOld(db, now());
  });
  jobs.every('check_ledger', LATER_EACH_HOUR, async () => void (await ledger.check(now())), { retries: CHECK_RETRIES });
  jobs.every('check_whole_ledger', EVERY_FEW_MINUTES, ledger.proceed);
  jobs.every('make_ledger_months', HOURLY, ledger.makeMonths, { retries: CHECK_RETRIES });

  ledger.expose(metrics);
  return {
    provider,
    offers,
    payments,
    packages: createPackages(offers),
    methods,
    discounts,
    limits,
    receipts,
    orders,
    /** Acts on a provider's report, once. Errors: `not_found`. */
    apply,
    /** Asks the provider about every payment whose report may be lost. */
    checkProvider,
    unfinished: createUnfinished({ ...others, provider: provider.port, apply, discounts, onFailure }),
    withdrawals,
    latePayments: late,
    repeatOrders: createRepeatOrders({ orders, charges, debits: directDebits, provider: provider.port.name }),
    directDebits,
    ledger,
  };
}
export type PaymentServices = ReturnType<typeof createMoney>;
