import { bus, useSettings, useStream } from '@amarena/shared/bus';
import { useCommonT } from '@amarena/shared/i18n';
import { Cherries, Muted } from '@amarena/shared/ui';
import { Check } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useOwnT } from '../ownWords.ts';
import { StepFrame } from './StepFrame.tsx';
import type { StepProps } from './stepProps.ts';
import { LockScreen, Notification, Promises } from './steps.styles.ts';

const PROMISES = ['step.push.real', 'step.push.quiet', 'step.push.off'] as const;

/** Asks for push on this device, after an example of how little a notification reveals. The browser then asks too. */
export function PushStep({ user: _user, ...step }: StepProps) {
  const t = useOwnT();
  const common = useCommonT();
  const { name } = useSettings();
  const { subscription, changing, failed } = useStream(bus.push$);
  const decided = subscription !== 'none';
  const pass = useEffectEvent(step.pass);
  useEffect(() => {
    if (subscription === 'subscribed') pass();
  }, [subscription]);
  const onNext = () => {
    if (!decided) bus.ask({ type: 'push', wanted: true });
    return decided;
  };
  return (
    <StepFrame
      {...step}
      passing={step.passing || changing}
      step="push"
      title={t('step.push.title')}
      lead={t('step.push.lead')}
      next={t(decided ? 'step.next' : 'step.push.on')}
      skip={common('action.not_now')}
      onNext={onNext}
      note={decided ? undefined : t('step.push.note')}
    >
      <LockScreen aria-hidden>
        <Notification>
          <Cherries />
          <span>
            <b>{name}</b>
            {t('step.push.example')}
          </span>
          <Muted $size="xs">{t('step.push.now')}</Muted>
        </Notification>
      </LockScreen>
      <Promises>
        {PROMISES.map((promise) => (
          <li key={promise}>
            <Check size={20} strokeWidth={1.75} aria-hidden />
            {t(promise)}
          </li>
        ))}
      </Promises>
      <div role="status">
        {(failed || subscription === 'denied') && <Muted>{t(failed ? 'step.push.failed' : 'step.push.denied')}</Muted>}
      </div>
    </StepFrame>
  );
}
