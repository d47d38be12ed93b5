import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { deleteUser, getDeletion, postStay } from '@amarena/shared/contracts/account/deletion';
import { REACTIVATION_DAYS } from '@amarena/shared/contracts/account/linkLifetimes';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import type { AppError } from '@amarena/shared/errors';
import { useCommonT, useFormat } from '@amarena/shared/i18n';
import { Dialog } from '@amarena/shared/overlay';
import { queryFor, useQuery } from '@amarena/shared/query';
import { navigate } from '@amarena/shared/router';
import { Banner, Button, LinkButton, Problem } from '@amarena/shared/ui';
import { Coins, Gift } from 'lucide-react';
import { useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** The last step before deletion: what is deleted, what can be restored, and the alternatives. */
export default function DeleteDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const t = useSettingsT();
  const common = useCommonT();
  const { data } = useQuery(queryFor(getDeletion));

  const leave = async (password: string) => {
    const answer = await call(deleteUser, { body: { password }, requestId: newRequestId() });
    if (!answer.ok) return answer.error;
    // First go to the page that is open to everyone, then publish the log-out.
    navigate(pathTo('account-deleted'));
    bus.ask({ type: 'refresh' });
    return null;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.title')}
      description={t('delete.text', { email, days: REACTIVATION_DAYS })}
      closeLabel={common('action.close')}
    >
      {data !== undefined && data.credits > 0 && (
        <Banner
          icon={<Coins size={20} strokeWidth={1.75} aria-hidden />}
          action={{ label: t('delete.refund'), to: pathTo('transactions-id') }}
        >
          {t('delete.credits', { credits: common('credits', { count: data.credits }) })}
        </Banner>
      )}
      {data !== undefined && data.discount !== null && <Discount percentage={data.discount} />}
      <PasswordForm submitLabel={t('delete.confirm')} tone="danger" onSubmit={leave} />
      <Button block variant="ghost" onClick={onClose}>
        {t('delete.keep')}
      </Button>
    </Dialog>
  );
}

/** The retention offer: a discount code, accepted with one press. */
function Discount({ percentage }: { percentage: number }) {
  const t = useSettingsT();
  const format = useFormat();
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const take = async () => {
    const answer = await call(postStay, { requestId: newRequestId() });
    if (answer.ok) setCode(answer.value.code);
    else setError(answer.error);
  };
  if (error !== null) return <Problem error={error} />;
  const icon = <Gift size={20} strokeWidth={1.75} aria-hidden />;
  return code === null ? (
    <Banner tone="offer" icon={icon} action={{ label: t('delete.stay'), onPress: () => void take() }}>
      {t('delete.discount', { percentage: format.percent(percentage) })}
    </Banner>
  ) : (
    <>
      <Banner tone="offer" icon={icon} role="status">
        {t('delete.code', { code })}
      </Banner>
      <LinkButton block to={pathTo('credits')}>
        {t('delete.use')}
      </LinkButton>
    </>
  );
}
