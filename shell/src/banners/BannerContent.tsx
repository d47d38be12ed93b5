import { bus, useMember, useSettings, useStream } from '@amarena/shared/bus';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import { pathTo } from '@amarena/shared/contracts/platform/routes';
import { useFormat } from '@amarena/shared/i18n';
import { Countdown } from '@amarena/shared/ui';
import { Bell, Camera, Clock, Gift, Hourglass, KeyRound, RefreshCw, Smartphone, WifiOff } from 'lucide-react';
import { useDeferredT } from '../deferred/catalogue.ts';
import { timeLeftWords } from '../deferred/timeLeftWords.ts';
import { useBannerStores, useDismissals } from '../provided.ts';
import { ActivationBanner } from './ActivationBanner.tsx';
import type { BannerName, BannerState } from './bannerRules.ts';
import { EmailBanner } from './EmailBanner.tsx';
import { Notice } from './Notice.tsx';

/** The content of one banner. */
export function BannerContent({ name, state }: { name: BannerName; state: BannerState }) {
  const t = useDeferredT();
  switch (name) {
    case 'offline':
      return (
        <Notice icon={WifiOff} tone="warn" role="status">
          {t('offline')}
        </Notice>
      );
    case 'reconnecting':
      return (
        <Notice icon={RefreshCw} tone="warn" role="status">
          {t('reconnecting')}
        </Notice>
      );
    case 'slow':
      return (
        <Notice icon={Hourglass} role="status">
          {t('slow')}
        </Notice>
      );
    case 'payment_pending':
      return state.pendingPayment && <PaymentBanner payment={state.pendingPayment} />;
    case 'activation':
      return <ActivationBanner />;
    case 'role':
      return (
        <Notice
          icon={KeyRound}
          tone="warn"
          title={t('banner.role.title')}
          action={{ label: t('banner.role.go'), to: pathTo('notifications') }}
        >
          {t('banner.role.text')}
        </Notice>
      );
    case 'email_disabled':
      return <EmailBanner reason={state.user?.notifications_disabled[0] ?? 'bounce'} />;
    case 'photo':
      return (
        <Notice
          icon={Camera}
          title={t('banner.photo.title')}
          action={{ label: t('banner.photo.go'), to: pathTo('profile') }}
          dismissible="photo"
        >
          {t('banner.photo.text')}
        </Notice>
      );
    case 'time_bonus':
      return state.timeBonus.isVisible && <TimeBonusBanner percentage={state.timeBonus.percentage} expires={state.timeBonus.expires} />;
    case 'push':
      return <PushBanner />;
    case 'install':
      return <InstallBanner byHand={state.install === 'by_hand'} />;
  }
}

/** Asks once. If switching on fails, the banner says so and the member can try again. */
function PushBanner() {
  const t = useDeferredT();
  const { failed } = useStream(bus.push$);
  return (
    <Notice
      icon={Bell}
      title={t('banner.push.title')}
      action={{ label: t('banner.push.go'), onPress: () => bus.ask({ type: 'push', wanted: true }) }}
      dismissible="push"
    >
      <span role="status">{t(failed ? 'banner.push.failed' : 'banner.push.text')}</span>
    </Notice>
  );
}

/** Asks once, whatever the answer. If the browser has no install prompt, the banner explains how to install by hand. */
function InstallBanner({ byHand }: { byHand: boolean }) {
  const t = useDeferredT();
  const { name } = useSettings();
  const { installPrompt$ } = useBannerStores();
  const dismissals = useDismissals();
  const memberId = useMember()?.id;
  const install = () => {
    const question = installPrompt$.get();
    installPrompt$.set(null);
    dismissals.dismiss('install', memberId);
    void question?.prompt();
  };
  return (
    <Notice
      icon={Smartphone}
      title={t('banner.install.title', { name })}
      action={byHand ? undefined : { label: t('banner.install.go'), onPress: install }}
      dismissible="install"
    >
      {t(byHand ? 'banner.install.ios' : 'banner.install.text')}
    </Notice>
  );
}

/** A payment that waits for the bank, or that the member left at the provider and can resume. */
function PaymentBanner({ payment: { id, at_bank } }: { payment: PendingPayment }) {
  const t = useDeferredT();
  const kind = at_bank ? 'payment' : 'unfinished';
  return (
    <Notice
      icon={Clock}
      title={t(`banner.${kind}.title`)}
      action={{ label: t(`banner.${kind}.go`), to: pathTo('transactions-id', { id }) }}
    >
      {t(`banner.${kind}.text`)}
    </Notice>
  );
}

/** The offer of the first hours with the time that really remains. Only the digits count down; nothing else moves. */
function TimeBonusBanner({ percentage, expires }: { percentage: number; expires: string }) {
  const t = useDeferredT();
  const format = useFormat();
  return (
    <Notice
      icon={Gift}
      tone="offer"
      title={t('banner.bonus.title', { percentage: format.percent(percentage) })}
      action={{ label: t('buy.go'), to: pathTo('credits') }}
      dismissible="time_bonus"
    >
      {t('banner.bonus.ends')} <Countdown until={expires} label={timeLeftWords(t, format)} />
    </Notice>
  );
}
