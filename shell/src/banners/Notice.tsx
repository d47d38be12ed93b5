import { useMember } from '@amarena/shared/bus';
import type { BannerAction, BannerTone } from '@amarena/shared/ui-first';
import { type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDeferredT } from '../deferred/catalogue.ts';
import type { Dismissible } from '../dismissals.ts';
import { MAIN_ID } from '../layouts/layoutParts.model.ts';
import { useDismissals } from '../provided.ts';
import { Dismiss, NoticeBanner } from './banners.styles.ts';

export interface NoticeProps {
  icon: LucideIcon;
  /** Default `neutral`. */
  tone?: BannerTone;
  /** The situation in a few words. */
  title?: string;
  /** The one action on offer; omitted: none. */
  action?: BannerAction | undefined;
  /** The key under which the dismissal is stored. Omitted: the banner cannot be dismissed and goes when its cause does. */
  dismissible?: Dismissible;
  /** `status` if the banner appears by itself, so that screen readers announce it. */
  role?: 'status';
  children: ReactNode;
}

/** A banner of the shell, with a close button if it can be dismissed. */
export function Notice({ icon: Icon, title, dismissible, children, ...banner }: NoticeProps) {
  const t = useDeferredT();
  const dismissals = useDismissals();
  const memberId = useMember()?.id;
  const dismiss = () => {
    if (dismissible === undefined) return;
    dismissals.dismiss(dismissible, memberId);
    // The button disappears: move the focus to the page instead of losing it.
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
