import type { Payment } from '@amarena/shared/contracts/money/payments';

/** The start of the week of `now`: midnight on Monday in the browser's time zone. */
function mondayOf(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
}

/** Groups payments into this week and earlier, in their given order. Empty groups are left out. */
export function byWeek(payments: readonly Payment[], now: Date): { week: 'this_week' | 'earlier'; payments: Payment[] }[] {
  const monday = mondayOf(now);
  const isOfThisWeek = ({ created_at }: Payment) => new Date(created_at) >= monday;
  return [
    { week: 'this_week' as const, payments: payments.filter(isOfThisWeek) },
    { week: 'earlier' as const, payments: payments.filter((payment) => !isOfThisWeek(payment)) },
  ].filter((group) => group.payments.length > 0);
}
