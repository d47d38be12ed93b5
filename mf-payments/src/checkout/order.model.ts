import type { DiscountCode } from '@amarena/shared/contracts/money/discountCodes';
import type { Offer } from '@amarena/shared/contracts/money/offer';
import type { Package } from '@amarena/shared/contracts/money/packages';
import { PAYMENT_METHODS, type PaymentMethod } from '@amarena/shared/contracts/money/paymentMethods';
import { discounted, percentageOf, vatIn } from '@amarena/shared/contracts/money/priceRules';
import type { Country } from '@amarena/shared/contracts/platform/countries';

const isMethod = (value: string | undefined): value is PaymentMethod => PAYMENT_METHODS.some((method) => method === value);

/** The method in the address if it is available, else the first available one. */
export const chosenMethod = (methods: readonly PaymentMethod[], inAddress: string | undefined): PaymentMethod | undefined =>
  isMethod(inAddress) && methods.includes(inAddress) ? inAddress : methods[0];

/** The discount on an order: the welcome offer, or a typed code by name. Never both. */
export type Discount = { percentage: number; code: string | null };

interface Priced {
  /** The package with the total and VAT of this order. */
  pack: Package;
  discount: Discount | null;
}

/** Applies a typed code to a package if it saves more than the offer already in its total. */
export function withCode(
  pack: Package,
  { offer, code, method, country }: { offer: Offer | null; code: DiscountCode | null; method: PaymentMethod; country: Country },
): Priced {
  const offered = offer?.percentage ?? 0;
  const typed = code === null ? 0 : percentageOf(code, { method, country, price: pack.price });
  if (code === null || typed <= offered) return { pack, discount: offered === 0 ? null : { percentage: offered, code: null } };
  const total = discounted(pack.price.amount, typed);
  const money = (amount: number) => ({ amount, currency: pack.price.currency });
  return {
    pack: { ...pack, total: money(total), vat: money(vatIn(total, pack.vat_percentage)) },
    discount: { percentage: typed, code: code.code },
  };
}
