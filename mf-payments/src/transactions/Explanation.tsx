import type { Payment } from '@amarena/shared/contracts/payments';
import { Muted, Row, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { whyOf } from './means.ts';
import { RetryWays } from './RetryWays.tsx';
import { isLate } from './state.model.ts';

/** In a receipt of a payment that brought no credits: why, whether money moved, and the way on. */
export function Explanation({ payment }: { payment: Payment }) {
  const t = useT();
  const followed = isLate(payment, Date.now()) ? 'later' : payment.state;
  return (
    <Stack $gap={4}>
      <Muted $size="sm">{whyOf(payment, followed, t)}</Muted>
      {payment.state !== 'pending' && (
        <Row $gap={2}>
          <RetryWays payment={payment} beside />
        </Row>
      )}
    </Stack>
  );
}
