import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Discount code not found: it may be spelt differently or belong to another country. Check it; without a code the price stays as shown.',
  discount_code_used: () =>
    'This discount code has been used already: it works once. Remove it or enter another one; you haven’t been charged.',
  discount_code_expired: () => 'This discount code has expired. Remove it or enter another one; you haven’t been charged.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `This purchase would pass your daily spending limit of ${money(e.limit)}: ${money(e.left)} is left. You haven’t been charged. Choose a smaller package or try again tomorrow.`
      : `This purchase would pass your monthly spending limit of ${money(e.limit)}: ${money(e.left)} is left. You haven’t been charged. Choose a smaller package or wait for next month.`,
  iban_blocked: () => 'We don’t take debits from this IBAN. You haven’t been charged. Use another account or another payment method.',
  phone_blocked: () => 'We can’t send codes to this phone number. Use another number or another payment method.',
  direct_debit_limit: (e, { money }) =>
    `You’ve reached the limit for direct debit: ${money(e.left)} can still be debited now. Try again later, choose a cheaper package or another payment method.`,
  direct_debit_wait: (e, { number, plural }) =>
    `We have just sent you a code. You can ask for another one in ${plural(e.seconds, { one: '1 second', other: `${number(e.seconds)} seconds` })}.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `The code isn’t right. ${plural(e.tries, { one: 'You have 1 try left', other: `You have ${number(e.tries)} tries left` })}. Check the message and type it again; you haven’t been charged.`,
  direct_debit_code_expired: () =>
    'This code no longer works: it expired or was tried too often. Ask for a new one; you haven’t been charged.',
  withdrawal_over: () => 'The time to withdraw from this purchase is over. The credits stay yours and never expire.',
  withdrawal_done: () => 'You’ve already withdrawn from this purchase. You’ll find the refund in the details of the payment.',
  withdrawal_nothing_left: () => 'You’ve used all credits of this purchase: there’s nothing left to pay back.',
  withdrawal_changed: (e, { money }) =>
    `The refund has changed because your balance moved: it is now ${money(e.refund)}. Nothing has happened yet; check the sum and confirm again.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'This IBAN fails its check: a character is missing or wrong. Compare it with your bank’s app.',
  iban_country: 'We can’t debit accounts of this country. Use another account or another method.',
  phone_invalid: 'This isn’t a valid mobile number. Write it with its country code, for example +44.',
};
