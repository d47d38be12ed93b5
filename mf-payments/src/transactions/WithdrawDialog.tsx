import { call } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { getPayment, getTransactions, type Payment } from '@amarena/shared/contracts/money/payments';
import { getWithdrawal, postWithdrawal, type WithdrawalPreview } from '@amarena/shared/contracts/money/withdrawals';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { keyOf, problemOf, queryFor, useQuery, useQueryClient } from '@amarena/shared/query';
import { styled } from '@amarena/shared/styled';
import { Button, Muted, Problem, Stack } from '@amarena/shared/ui';
import { Coins, Mail, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../catalogue.ts';
import { Loading } from '../Loading.tsx';
import { useIntent } from '../useIntent.ts';
import { methodText } from './methodText.ts';
import { Pairs, Total } from './outcome.styles.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

const Facts = styled.ul`
  display: grid;
  gap: var(--s-2);
  font-size: var(--text-sm);
  > li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: var(--s-2);
  }
  svg {
    margin-top: 1px;
    color: var(--text-muted);
  }
`;

/** The second tap of a withdrawal: the whole amount, and one button that names the action. */
export default function WithdrawDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const t = useT();
  const common = useCommonT();
  const preview = useQuery({ ...queryFor(getWithdrawal, { query: { payment: payment.id } }), staleTime: 0, gcTime: 0 });
  return (
    <Dialog open onClose={onClose} title={t('withdraw.title')} description={t('withdraw.text')} closeLabel={common('action.close')}>
      <Stack $gap={4}>
        {preview.isPending && <Loading height="180px" label={t('withdraw.title')} />}
        {preview.isError && <Problem error={problemOf(preview.error)} />}
        {preview.data !== undefined && (
          <Sum payment={payment} preview={preview.data} onClose={onClose} onChanged={() => void preview.refetch()} />
        )}
      </Stack>
    </Dialog>
  );
}

interface SumProps {
  payment: Payment;
  preview: WithdrawalPreview;
  onClose: () => void;
  /** Called when the amount has changed meanwhile: read it again. */
  onChanged: () => void;
}

function Sum({ payment, preview, onClose, onChanged }: SumProps) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const [state, setState] = useState<{ busy: boolean; error: AppError | null }>({ busy: false, error: null });
  const intend = useIntent();
  const credits = (count: number) => t('credits', { count });

  const confirm = async () => {
    setState({ busy: true, error: null });
    const body = { payment: payment.id, refund: preview.refund };
    const answer = await intend(body, (order) => call(postWithdrawal, order));
    if (answer === null) return;
    if (!answer.ok) {
      setState({ busy: false, error: answer.error });
      if (answer.error.code === 'withdrawal_changed') onChanged();
      return;
    }
    client.setQueryData(keyOf(getPayment, { query: { id: payment.id } }), { payment: answer.value.payment });
    void client.invalidateQueries({ queryKey: keyOf(getTransactions) });
    bus.ask({ type: 'toast', tone: 'success', text: t('outcome.withdrawn.title') });
    onClose();
  };

  return (
    <>
      <Pairs>
        <div>
          <dt>{t('withdraw.paid', { credits: credits(preview.credits_bought) })}</dt>
          <dd>{format.money(preview.paid)}</dd>
        </div>
        {preview.credits_used > 0 && (
          <div>
            <dt>{t('withdraw.used', { credits: credits(preview.credits_used) })}</dt>
            <dd>{format.money({ ...preview.used, amount: -preview.used.amount })}</dd>
          </div>
        )}
        <Total>
          <dt>{t('withdraw.refund')}</dt>
          <dd>{format.money(preview.refund)}</dd>
        </Total>
      </Pairs>
      <Facts>
        <li>
          <Coins {...icon} />
          {t('withdraw.balance', {
            credits: credits(preview.credits_returned),
            before: format.number(preview.balance_before),
            after: format.number(preview.balance_after),
          })}
        </li>
        <li>
          <Undo2 {...icon} />
          {t('withdraw.way', { means: methodText(payment, t) })}
        </li>
        <li>
          <Mail {...icon} />
          {t('withdraw.mail')}
        </li>
      </Facts>
      {state.error !== null && <Problem error={state.error} />}
      <Button block busy={state.busy} onClick={() => void confirm()}>
        {t('withdraw.confirm')}
      </Button>
      <Button block variant="ghost" disabled={state.busy} onClick={onClose}>
        {t('withdraw.keep')}
      </Button>
      <Muted $size="xs">{t('withdraw.until', { date: format.date(preview.until), time: format.time(preview.until) })}</Muted>
    </>
  );
}
