import { useMember } from '@amarena/shared/bus';
import type { BannerAction, BannerTone } from '@amarena/shared/ui';
import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeferredT } from '../deferred/catalogue.ts';
import type { Dismissible } from '../dismissals.ts';
import { MAIN_ID } from '../layouts/parts.ts';
import { useTools } from '../tools.ts';
import { Dismiss, NoticeBanner } from './banners.styles.ts';

export interface NoticeProps {
  icon: LucideIcon;
  /** Default `neutral`. */
  tone?: BannerTone;
  /** The condition in a few words. */
  title?: string;
  /** The one thing to do; missing: nothing. */
  action?: BannerAction | undefined;
  /** The person may dismiss it under this name; missing: it goes with its cause alone. */
  dismissible?: Dismissible;
  /** `status` where it comes by itself, so that a screen reader hears of it. */
  role?: 'status';
  children: ReactNode;
}

/** A banner of the shell, with a × where it may be dismissed. */
export function Notice({ icon: Icon, title, dismissible, children, ...banner }: NoticeProps) {
  const t = useDeferredT();
  const { dismissals } = useTools();
  const memberId = useMember()?.id;
  const dismiss = () => {
    if (dismissible === undefined) return;
    dismissals.dismiss(dismissible, memberId);
    // The button goes: the focus goes on to the page instead of being lost.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <>
      <NoticeBanner {...banner} $dismissible={dismissible !== undefined} icon={<Icon size={20} strokeWidth={1.75} aria-hidden />}>
        {title && <strong>{title} </strong>}
        {children}
      </NoticeBanner>
      {dismissible !== undefined && (
        <Dismiss name={t('banner.dismiss')} icon={<X size={18} strokeWidth={1.75} aria-hidden />} onClick={dismiss} />
      )}
    </>
  );
}
