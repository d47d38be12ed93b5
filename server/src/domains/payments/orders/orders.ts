import type { Money } from '@amarena/shared/contracts/money/money';
import type { Package, PackageId } from '@amarena/shared/contracts/money/packages';
import type { PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import type { Country } from '@amarena/shared/contracts/platform/countries';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/schema.ts';
import { MINUTE } from '../../../times.ts';
import { packageIn } from '../packages.ts';
import type { PaymentProvider } from '../provider/provider.ts';
import { insertPayment, lockBuyer, type PaymentRow, provenBefore, savePayment } from '../repository.ts';
import type { Discount, Discounts } from './discounts.ts';
import { type PlaceProof, placeOf } from './paymentCountryProof.ts';
import type { Limits } from './spendingLimits.ts';

export interface Buyer {
  readonly id: string;
  readonly language: Language;
  readonly time_zone: string;
  /** Country of the profile. */
  readonly country: string;
  /** Country of the address that the order comes from; null if unknown. */
  readonly network: string | null;
}

export interface OrderRequest {
  readonly package: PackageId;
  readonly country: Country;
  readonly method: PaymentMethod;
  readonly expected_total: Money;
  readonly code?: string | undefined;
  /** Country of the debited account. Default: no account, or unknown. */
  readonly bank?: string;
}

interface Deps {
  readonly provider: PaymentProvider;
  readonly discounts: Discounts;
  readonly limits: Limits;
  readonly methods: (country: Country) => readonly PaymentMethod[];
}

interface Priced {
  readonly sold: Package;
  readonly discount: Discount;
  readonly place: readonly PlaceProof[];
}

/** After a minute without a report we ask the provider. */
const FIRST_CHECK = MINUTE;

const same = (one: Money, other: Money): boolean => one.amount === other.amount && one.currency === other.currency;

/** The row of a new order, before the provider has it. */
const rowOf = (buyer: Buyer, wanted: OrderRequest, { sold, discount, place }: Priced, now: Date) => ({
  id: uuidv7(),
  member_id: buyer.id,
  package: wanted.package,
  credits: sold.credits,
  method: wanted.method,
  country: wanted.country,
  place: JSON.stringify(place),
  currency: sold.total.currency,
  list_price: sold.price.amount,
  discount_percentage: discount.percentage,
  discount_code: discount.code,
  total: sold.total.amount,
  vat: sold.vat.amount,
  vat_percentage: sold.vat_percentage,
  with_offer: discount.code === null && discount.percentage > 0,
  provider_id: null,
  failure: null,
  instrument: null,
  check_at: new Date(now.getTime() + FIRST_CHECK),
  created_at: now,
  finished_at: null,
});

/** Orders. Price, discount and limits are settled in one transaction, and a member's orders one after the other. */
export function createOrders({ provider, discounts, limits, methods }: Deps) {
  /** What the order costs this member now. Errors: those of `postPayment`. */
  async function priced(trx: Db, buyer: Buyer, wanted: OrderRequest, now: Date): Promise<Result<Priced, ApiError>> {
    const { country, method, code, bank = null } = wanted;
    if (!methods(country).includes(method)) return failure({ code: 'payment_method_unavailable' });
    const earlier = await provenBefore(trx, buyer.id, country);
    const place = placeOf({ declared: country, network: buyer.network, bank, earlier, account: buyer.country });
    if (!place.ok) return place;
    const { price } = packageIn(country, wanted.package, 0);
    const discount = await discounts.take(trx, buyer.id, { country, method, price, code }, now);
    if (!discount.ok) return discount;
    const sold = packageIn(country, wanted.package, discount.value.percentage);
    const { total } = sold;
    if (!same(total, wanted.expected_total)) return failure({ code: 'price_changed', total });
    const order = {
      package: wanted.package,
      total: total.amount,
      currency: total.currency,
      discount_percentage: discount.value.percentage,
    };
    const allowed = await limits.allow(trx, buyer, order, now);
    if (!allowed.ok) return allowed;
    return success({ sold, discount: discount.value, place: place.value });
  }

  async function store(
    trx: Db,
    buyer: Buyer,
    wanted: OrderRequest,
    { now, mandate_id }: { now: Date; mandate_id: string | null },
  ): Promise<Result<PaymentRow, ApiError>> {
    await lockBuyer(trx, buyer.id);
    const price = await priced(trx, buyer, wanted, now);
    if (!price.ok) return price;
    const row = await insertPayment(trx, {
      ...rowOf(buyer, wanted, price.value, now),
      provider: provider.name,
      mandate_id,
      // A payment means that the provider stores needs no page.
      at_bank: mandate_id !== null,
    });
    await discounts.reserve(trx, buyer.id, price.value.discount, row.id);
    return success(row);
  }

  return {
    /** The price of an order, refused like the order itself. Stores nothing. Needs an open transaction. */
    async quote(trx: Db, buyer: Buyer, wanted: OrderRequest, now: Date): Promise<Result<Money, ApiError>> {
      await lockBuyer(trx, buyer.id);
      const price = await priced(trx, buyer, wanted, now);
      return price.ok ? success(price.value.sold.total) : price;
    },

    /** Opens a payment on the provider's page. Needs an open transaction; roll it back on a refusal. */
    async open(
      trx: Db,
      buyer: Buyer,
      wanted: OrderRequest & { remember: boolean },
      now: Date,
    ): Promise<Result<{ row: PaymentRow; redirect: string }, ApiError>> {
      const stored = await store(trx, buyer, wanted, { now, mandate_id: null });
      if (!stored.ok) return stored;
      const row = stored.value;
      const opened = await provider.create(trx, {
        payment_id: row.id,
        number: row.number,
        credits: row.credits,
        total: { amount: row.total, currency: row.currency },
        method: row.method,
        language: buyer.language,
        return_path: pathTo('transactions-id', { id: row.id }),
        remember: wanted.remember,
      });
      await savePayment(trx, row.id, { provider_id: opened.provider_id });
      return success({ row, redirect: opened.redirect });
    },

    /** Stores a payment by a means that the provider stores; a job charges it afterwards. */
    charged: (
      trx: Db,
      buyer: Buyer,
      { mandate_id, ...wanted }: OrderRequest & { mandate_id: string | null },
      now: Date,
    ): Promise<Result<PaymentRow, ApiError>> => store(trx, buyer, wanted, { now, mandate_id }),
  };
}
export type Orders = ReturnType<typeof createOrders>;
