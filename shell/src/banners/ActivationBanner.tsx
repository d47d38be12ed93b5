import { call, newRequestId } from '@amarena/shared/api';
import { bus } from '@amarena/shared/bus';
import { postActivate } from '@amarena/shared/contracts/account/activation';
import { useProblemText } from '@amarena/shared/errors';
import { MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useDeferredT } from '../deferred/catalogue.ts';
import { Notice } from './Notice.tsx';

/** The e-mail address is not confirmed yet: says where the mail went and offers to send it again. */
export function ActivationBanner() {
  const t = useDeferredT();
  const problemText = useProblemText();
  const [step, setStep] = useState<'open' | 'busy' | 'sent'>('open');
  const again = async () => {
    if (step === 'busy') return;
    setStep('busy');
    const answer = await call(postActivate, { requestId: newRequestId() });
    setStep(answer.ok ? 'sent' : 'open');
    const problem = answer.ok ? null : problemText(answer.error);
    if (problem !== null) bus.ask({ type: 'toast', tone: 'danger', text: problem });
    // Already confirmed in another tab or on another device: read the member again.
    if (answer.ok && answer.value.user.status === 'active') bus.ask({ type: 'refresh' });
  };
  return (
    <Notice
      icon={MailWarning}
      tone="warn"
      title={t('banner.activation.title')}
      action={step === 'sent' ? undefined : { label: t('banner.activation.again'), onPress: () => void again() }}
    >
      <span role="status">{t(step === 'sent' ? 'banner.activation.sent' : 'banner.activation.text')}</span>
    </Notice>
  );
}
