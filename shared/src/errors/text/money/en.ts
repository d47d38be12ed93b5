import type { MoneyFields, MoneyTexts } from './codes.ts';

export const MONEY: MoneyTexts = {
  discount_code_not_found: () =>
    'Discount code not found: it may be spelt differently or belong to another country. Check it; without a code the price stays as shown.',
  discount_code_used: () =>
    'This discount code has been used already: it works once. Remove it or enter another one; you have not been charged.',
  discount_code_expired: () => 'This discount code has expired. Remove it or enter another one; you have not been charged.',
  spending_limit_reached: (e, { money }) =>
    e.period === 'day'
      ? `This purchase would pass your daily spending limit of ${money(e.limit)}: ${money(e.left)} is left. You have not been charged. Choose a smaller package or try again tomorrow.`
      : `This purchase would pass your monthly spending limit of ${money(e.limit)}: ${money(e.left)} is left. You have not been charged. Choose a smaller package or wait for next month.`,
  iban_blocked: () => 'We do not take debits from this IBAN. You have not been charged. Use another account or another payment method.',
  phone_blocked: () => 'We cannot send codes to this phone number. Use another number or another payment method.',
  direct_debit_limit: (e, { money }) =>
    `You have reached the limit for direct debit: ${money(e.left)} can still be debited now. Try again later, choose a cheaper package or another payment method.`,
  direct_debit_wait: (e, { number, plural }) =>
    `We have just sent you a code. You can ask for another one in ${plural(e.seconds, { one: '1 second', other: `${number(e.seconds)} seconds` })}.`,
  direct_debit_code_wrong: (e, { number, plural }) =>
    `The code is not right. ${plural(e.tries, { one: 'You have 1 try left', other: `You have ${number(e.tries)} tries left` })}. Check the message and type it again; you have not been charged.`,
  direct_debit_code_expired: () =>
    'This code no longer works: it expired or was tried too often. Ask for a new one; you have not been charged.',
  withdrawal_over: () => 'The time to withdraw from this purchase is over. The credits stay yours and never expire.',
  withdrawal_done: () => 'You have already withdrawn from this purchase. You will find the refund in the details of the payment.',
  withdrawal_nothing_left: () => 'You have used all credits of this purchase: there is nothing left to pay back.',
  withdrawal_changed: (e, { money }) =>
    `The refund has changed because your balance moved: it is now ${money(e.refund)}. Nothing has happened yet; check the sum and confirm again.`,
};

export const MONEY_FIELDS: MoneyFields = {
  iban_invalid: 'This IBAN fails its check: a character is missing or wrong. Compare it with your bank’s app.',
  iban_country: 'We cannot debit accounts of this country. Use another account or another method.',
  phone_invalid: 'This is not a valid mobile number. Write it with its country code, for example +44.',
};
