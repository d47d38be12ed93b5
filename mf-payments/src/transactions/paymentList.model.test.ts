import { anId, aPayment } from '@amarena/shared/testing';
import { expect, it } from '@jest/globals';
import { byWeek } from './paymentList.model.ts';

const on = (number: number, day: Date) => aPayment({ id: anId(number), created_at: day.toISOString() });

it('sets the payments since Monday apart from those before', () => {
  const sunday = new Date(2026, 10, 22, 23, 30);
  const monday = on(1, new Date(2026, 10, 16, 0, 5));
  const before = on(2, new Date(2026, 10, 15, 23, 55));
  expect(byWeek([monday, before], sunday)).toEqual([
    { week: 'this_week', payments: [monday] },
    { week: 'earlier', payments: [before] },
  ]);
  expect(byWeek([monday], sunday).map(({ week }) => week)).toEqual(['this_week']);
});
