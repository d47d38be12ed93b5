/** Discount of a new member's first purchase, in whole percent. The time bonus announces the same offer. */
export const WELCOME_DISCOUNT_PERCENTAGE = 25;
