import type { Payment } from '@amarena/shared/contracts/money/payments';
import { Button, Problem } from '@amarena/shared/ui';
import { useT } from '../catalogue.ts';
import { leaveToPay } from '../leaveToPay.ts';
import { useUnfinished } from './useUnfinished.ts';

interface UnfinishedWaysProps {
  payment: Payment;
  /** True beside a main action: all buttons are then secondary. Default false. */
  beside?: boolean;
}

/** Resumes the payment on the provider's page, or cancels the order. */
export function UnfinishedWays({ payment, beside = false }: UnfinishedWaysProps) {
  const t = useT();
  const { doing, resume, cancel } = useUnfinished(payment.id, leaveToPay);
  const busy = (action: 'resume' | 'cancel') => doing.status === 'busy' && doing.action === action;
  const size = beside ? 'sm' : undefined;
  return (
    <>
      {doing.status === 'failed' && <Problem error={doing.error} />}
      <Button {...(size && { size })} variant={beside ? 'secondary' : 'primary'} busy={busy('resume')} onClick={resume}>
        {t('outcome.unfinished.resume')}
      </Button>
      <Button {...(size && { size })} variant={beside ? 'ghost' : 'secondary'} busy={busy('cancel')} onClick={cancel}>
        {t('outcome.unfinished.cancel')}
      </Button>
    </>
  );
}
