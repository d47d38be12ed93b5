import type { Payment } from '@amarena/shared/contracts/money/payments';
import { serverNow } from '@amarena/shared/i18n';
import { Muted, Row, Stack } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { mayRetry } from './mayRetry.ts';
import { outcomeText } from './outcomeText.ts';
import { RetryWays } from './RetryWays.tsx';
import { followedOf } from './standing.model.ts';
import { UnfinishedWays } from './UnfinishedWays.tsx';

/** In the receipt of a payment that brought no credits: why, whether money moved, and what to do next. */
export function Explanation({ payment }: { payment: Payment }) {
  const t = useT();
  const followed = followedOf(payment, serverNow());
  return (
    <Stack $gap={4}>
      <Muted $size="sm">{outcomeText(payment, followed, t)}</Muted>
      {followed === 'unfinished' && (
        <Row $gap={2}>
          <UnfinishedWays payment={payment} beside />
        </Row>
      )}
      {mayRetry(payment) && (
        <Row $gap={2}>
          <RetryWays payment={payment} beside />
        </Row>
      )}
    </Stack>
  );
}
