import type { Bus } from '@amarena/shared/bus';
import { LEFT_ATTRIBUTE, MARK_COOKIE, markIn } from '@amarena/shared/contracts/platform/comingBack';
import { currentMemberId, followMember } from './followMember.ts';

/** The parts of the browser that a page needs to come back. */
export interface ReturningBrowser extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly document: Pick<Document, 'cookie' | 'documentElement' | 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  readonly location: Pick<Location, 'reload'>;
}

export interface ReturnDeps {
  readonly bus: Pick<Bus, 'session$'>;
  /** The mark of the session for which the document was made. */
  readonly mark: string;
  /** Called when the page is shown again as it was left: what it shows may be old. */
  returned(): void;
}

/** Forgets the session's mark in this browser, when the session ended without a log-out. */
export function forgetMark(page: { cookie: string } = document): void {
  page.cookie = `${MARK_COOKIE}=; path=/; max-age=0`;
}

/**
 * Guards a page that the browser keeps when it is left and shows again at "back" or "forward". If someone logged in or
 * out meanwhile, or the page was left for good, it is hidden before it is painted, and loaded anew. Call it before
 * anything else listens to `pageshow` or `visibilitychange`: nothing else runs in such a page. Returns a function that
 * unsubscribes.
 */
export function guardReturns(browser: ReturningBrowser, { bus, mark, returned }: ReturnDeps): () => void {
  const { document, location } = browser;
  let known = mark;
  let isKept = false;
  let isGone = false;
  // A log-in or log-out in this page, or one that it noticed, replaced what it shows.
  const stop = followMember(bus, currentMemberId(bus), { arrived: learn, left: learn });
  function learn() {
    known = markIn(document.cookie);
  }
  const refuse = (event: Event) => {
    event.stopImmediatePropagation();
    if (isGone) return;
    isGone = true;
    document.documentElement.style.visibility = 'hidden';
    location.reload();
  };
  const isOld = () => isGone || markIn(document.cookie) !== known || document.documentElement.hasAttribute(LEFT_ATTRIBUTE);
  const onHide = (event: Event) => {
    isKept = (event as PageTransitionEvent).persisted;
  };
  // It fires before `pageshow`. Its other listeners would treat the page as one that was only in the background.
  const onVisible = (event: Event) => {
    if (isKept && document.visibilityState === 'visible' && isOld()) refuse(event);
  };
  const onShow = (event: Event) => {
    if (!(event as PageTransitionEvent).persisted) return;
    isKept = false;
    if (isOld()) refuse(event);
    else returned();
  };
  browser.addEventListener('pagehide', onHide);
  document.addEventListener('visibilitychange', onVisible);
  browser.addEventListener('pageshow', onShow);
  return () => {
    stop();
    browser.removeEventListener('pagehide', onHide);
    document.removeEventListener('visibilitychange', onVisible);
    browser.removeEventListener('pageshow', onShow);
  };
}

interface Noticed {
  /** The mark of the session for which the document was made. */
  readonly mark: string;
  /** Nobody is logged in any more. */
  ended(): void;
  /** There may be another session. Resolves with true if the page shows whose it is. */
  changed(): Promise<boolean>;
}

/**
 * Calls back when the page is seen again after a log-out or a log-in in another tab: before it is painted, and long
 * before the live stream ends. Returns a function that unsubscribes.
 */
export function noticeOtherTabs(
  page: Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
  { mark, ended, changed }: Noticed,
) {
  let known = mark;
  // Without a network an installed app opens without the cookie, and its session may be alive.
  let wasSeen = markIn(page.cookie) !== '';
  const onChange = async () => {
    const now = markIn(page.cookie);
    if (page.visibilityState !== 'visible' || now === known) return;
    if (now === '' && wasSeen) return ended();
    wasSeen ||= now !== '';
    if (await changed()) known = now;
  };
  const listener = () => void onChange();
  page.addEventListener('visibilitychange', listener);
  return () => page.removeEventListener('visibilitychange', listener);
}

/** True if "back" showed the browser's old copy of the document, whose data may be old. */
export function isOldCopy({ performance }: { readonly performance: Pick<Performance, 'getEntriesByType'> }): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'back_forward' && opened.transferSize === 0;
}
