import { postDirectDebit, postDirectDebitCheck, putDirectDebit } from '@amarena/shared/contracts/money/directDebits';
import { getDiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import { getPackages } from '@amarena/shared/contracts/money/packages';
import { getPaymentMethods } from '@amarena/shared/contracts/money/paymentMethods';
import { getPayment, getTransactions, postPayment, putPayment } from '@amarena/shared/contracts/money/payments';
import { getRepeatOrders, postRepeatOrder } from '@amarena/shared/contracts/money/repeatOrders';
import { getSpendingLimits, putSpendingLimits } from '@amarena/shared/contracts/money/spendingLimits';
import { getWithdrawal, postWithdrawal } from '@amarena/shared/contracts/money/withdrawals';
import { currencyOf } from '@amarena/shared/contracts/platform/currencies';
import { failure, success } from '@amarena/shared/errors';
import { isLocal } from '../../geoip/addresses.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { memberRoute, route } from '../../http/route.ts';
import { numberProblem } from './debits/debtor.ts';
import type { PaymentServices } from './service.ts';

const ORDERS_PER_MINUTE = 20;
/** A code is typed a few times, not guessed. */
const CODES_PER_MINUTE = 60;

type Ordering = Pick<MemberContext<typeof postPayment>, 'member' | 'language' | 'geoip_country' | 'request'>;

/** The buyer and their country: an address of this machine or its network has none. */
const buyerIn = ({ member, language, geoip_country, request }: Ordering) => ({
  ...member,
  language,
  network: isLocal(request.ip) ? null : geoip_country,
});

export function registerPayments(api: Api, money: PaymentServices): void {
  registerOrders(api, money);
  registerDebits(api, money);
  registerAccount(api, money);
}

function registerOrders(api: Api, { payments, packages, methods, orders, discounts, offers, repeatOrders }: PaymentServices): void {
  route(api, getPackages, async ({ db, member, query, country, now }) =>
    success(await packages(db, member?.id ?? null, query.country ?? country, now)),
  );
  route(api, getPaymentMethods, async ({ query, country }) => {
    const where = query.country ?? country;
    return success({ methods: methods(where), country: where });
  });
  memberRoute(
    api,
    postPayment,
    async ({ db, body, now, ...visit }) => {
      // A debit starts with its own form, for account and mandate.
      if (body.method === 'directdebit') return failure({ code: 'payment_method_unavailable' });
      // The providers store only cards without a mandate of their own.
      if (body.remember === true && body.method !== 'card') return failure({ code: 'payment_method_unavailable' });
      const opened = await orders.open(db, buyerIn(visit), { ...body, remember: body.remember === true }, now);
      if (!opened.ok) return opened;
      return success({ payment: await payments.shown(db, opened.value.row, now), redirect: opened.value.redirect });
    },
    { perMinute: ORDERS_PER_MINUTE },
  );
  memberRoute(
    api,
    getDiscountCode,
    async ({ db, member, query, country, now }) => {
      const { code } = query;
      if (code === undefined) return success({ discountcode: await offers.discountCode(db, member.id, now) });
      const found = await discounts.find(db, member.id, { code, country: query.country ?? country }, now);
      return found.ok ? success({ discountcode: found.value }) : found;
    },
    { perMinute: CODES_PER_MINUTE },
  );
  memberRoute(api, getRepeatOrders, async ({ db, member }) => {
    const orders = await repeatOrders.list(db, member);
    return orders.ok ? success({ orders: orders.value }) : orders;
  });
  memberRoute(
    api,
    postRepeatOrder,
    async ({ db, body, now, ...visit }) => {
      const repeated = await repeatOrders.repeat(db, buyerIn(visit), body, now);
      if (!repeated.ok) return repeated;
      return success({ payment: await payments.shown(db, repeated.value.row, now), redirect: repeated.value.redirect });
    },
    { perMinute: ORDERS_PER_MINUTE },
  );
}

function registerDebits(api: Api, { directDebits, payments }: PaymentServices): void {
  memberRoute(
    api,
    postDirectDebitCheck,
    async ({ body: { field, value, country } }) => success({ problem: numberProblem(field, value, country) }),
    { perMinute: CODES_PER_MINUTE },
  );
  memberRoute(api, postDirectDebit, ({ db, body, now, ...visit }) => directDebits.request(db, buyerIn(visit), body, now), {
    perMinute: ORDERS_PER_MINUTE,
  });
  memberRoute(
    api,
    putDirectDebit,
    async ({ db, body, now, ...visit }) => {
      const confirmed = await directDebits.confirm(db, buyerIn(visit), body.request, now);
      return confirmed.ok ? success({ payment: await payments.shown(db, confirmed.value, now) }) : confirmed;
    },
    { perMinute: ORDERS_PER_MINUTE, before: ({ db, member, body, now }) => directDebits.refuseCode(db, member.id, body, now) },
  );
}

function registerAccount(api: Api, { payments, unfinished, withdrawals, limits }: PaymentServices): void {
  memberRoute(api, putPayment, async ({ db, member, body, now }) => {
    if (body.action === 'cancel') {
      const cancelled = await unfinished.cancel(db, member.id, body.id, now);
      return cancelled.ok ? success({ payment: await payments.shown(db, cancelled.value, now), redirect: null }) : cancelled;
    }
    const resumed = await unfinished.resume(db, member.id, body.id, now);
    if (!resumed.ok) return resumed;
    return success({ payment: await payments.shown(db, resumed.value.row, now), redirect: resumed.value.redirect });
  });
  memberRoute(api, getPayment, async ({ db, member, query, now }) => {
    await unfinished.refresh(db, member.id, query.id, now);
    const payment = await payments.get(db, member.id, query.id, now);
    return payment.ok ? success({ payment: payment.value }) : payment;
  });
  memberRoute(api, getTransactions, async ({ db, member, now }) => success({ payments: await payments.list(db, member.id, now) }));
  memberRoute(api, getWithdrawal, ({ db, member, query, now }) => withdrawals.preview(db, member.id, query.payment, now));
  memberRoute(api, postWithdrawal, async ({ db, member, body, now }) => {
    const balance = await withdrawals.withdraw(db, member.id, body, now);
    if (!balance.ok) return balance;
    const payment = await payments.get(db, member.id, body.payment, now);
    return payment.ok ? success({ payment: payment.value, balance: balance.value }) : payment;
  });
  memberRoute(api, getSpendingLimits, async ({ db, member, country, now }) =>
    success(await limits.shown(db, member, currencyOf(country), now)),
  );
  memberRoute(api, putSpendingLimits, async ({ db, member, body, country, now }) =>
    success(await limits.set(db, member, { ...body, home: currencyOf(country) }, now)),
  );
}
