import type { Payment } from '@amarena/shared/contracts/money/payments';
import { useFormat } from '@amarena/shared/i18n';
import { styled } from '@amarena/shared/styled';
import { Button, Muted, Stack } from '@amarena/shared/ui';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../catalogue.ts';

const WithdrawDialog = lazy(() => import('./WithdrawDialog.tsx'));

const Part = styled(Stack)`
  padding-top: var(--s-4);
  border-top: 1px solid var(--border);
  justify-items: start;
`;

/** The first tap of a withdrawal: opens the dialog with the amount. */
export function Withdrawing({ payment, until }: { payment: Payment; until: string }) {
  const t = useT();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  return (
    <Part as="section" $gap={2}>
      <h3>{t('withdraw.question')}</h3>
      <Muted $size="sm">{t('withdraw.offer', { date: format.date(until) })}</Muted>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        {t('withdraw.start')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <WithdrawDialog payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Part>
  );
}
