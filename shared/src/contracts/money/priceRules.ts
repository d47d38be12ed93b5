/** Discount of a package in whole percent, compared with the smallest one's price per credit; rounded down, so never overstated. */
export const packageDiscount = (pack: { credits: number; amount: number }, smallest: { credits: number; amount: number }): number =>
  Math.floor((1 - (pack.amount * smallest.credits) / (pack.credits * smallest.amount)) * 100);

/** The amount after a discount in whole percent, rounded half up to the minor unit. */
export const discounted = (amount: number, percentage: number): number => Math.round((amount * (100 - percentage)) / 100);

/** The VAT that an amount contains, rounded half up to the minor unit. */
export const vatIn = (amount: number, percentage: number): number => Math.round((amount * percentage) / (100 + percentage));
