import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { type AccountSettings, getNotifications, putNotifications } from '@amarena/shared/contracts/account/notifications';
import type { AppError } from '@amarena/shared/errors';
import { keyOf, useQueryClient } from '@amarena/shared/query';
import { Banner, Problem } from '@amarena/shared/ui';
import { MailX } from 'lucide-react';
import { useState } from 'react';
import { useSettingsT } from '../settings/catalogue.ts';

/** Why no notices are mailed, and how to fix it: correct an address that bounced, otherwise switch mail back on. */
export function MailOff({ disabled }: Pick<AccountSettings, 'disabled'>) {
  const t = useSettingsT();
  const client = useQueryClient();
  const [error, setError] = useState<AppError | null>(null);
  const [first] = disabled;
  if (first === undefined) return null;
  const reason = disabled.includes('bounce') ? 'bounce' : first;

  const resume = async () => {
    const answer = await call(putNotifications, { body: { resume: true }, requestId: newRequestId() });
    if (!answer.ok) return setError(answer.error);
    client.setQueryData(keyOf(getNotifications), answer.value);
    // The shell's banner says the same, so it must refresh too.
    bus.ask({ type: 'refresh' });
  };
  return (
    <>
      <Banner
        tone="warn"
        icon={<MailX size={20} strokeWidth={1.75} aria-hidden />}
        action={reason === 'bounce' ? { label: t('off.correct'), to: '#access' } : { label: t('off.resume'), onPress: () => void resume() }}
      >
        <strong>{t('off.title')}</strong> {t(`off.${reason}`)}
      </Banner>
      {error !== null && <Problem error={error} />}
    </>
  );
}
