import type { Payment } from '@amarena/shared/contracts/payments';

/** Midnight with which the week of `now` began, on Monday, in the browser's time zone. */
function mondayOf(now: Date): Date {
  const sinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - sinceMonday);
}

/** Payments of this week and those before it, in the order they came in. A week without any is left out. */
export function byWeek(payments: readonly Payment[], now: Date): { week: 'this_week' | 'earlier'; payments: Payment[] }[] {
  const monday = mondayOf(now);
  const isOfThisWeek = ({ created_at }: Payment) => new Date(created_at) >= monday;
  return [
    { week: 'this_week' as const, payments: payments.filter(isOfThisWeek) },
    { week: 'earlier' as const, payments: payments.filter((payment) => !isOfThisWeek(payment)) },
  ].filter((group) => group.payments.length > 0);
}
