import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { MailX } from 'lucide-react';
import { useDeferredT } from '../deferred/catalogue.ts';
import { Notice } from './Notice.tsx';

/** Why the member gets no mail, and where to fix it. */
export function EmailBanner({ reason }: { reason: 'bounce' | 'fbl' | 'listunsubscribe' }) {
  const t = useDeferredT();
  const label = t(reason === 'bounce' ? 'banner.email.correct' : 'banner.email.settings');
  return (
    <Notice
      icon={MailX}
      tone="warn"
      title={t('banner.email.title')}
      action={{ label, to: pathTo('notifications') }}
      dismissible="email_disabled"
    >
      {t(`banner.email.${reason}`)}
    </Notice>
  );
}
