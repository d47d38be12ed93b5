import type { BusWriter } from '@amarena/shared/bus';
import type { PendingPayment } from '@amarena/shared/contracts/money/pendingPayment';
import type { Boot } from '@amarena/shared/federation/boot';
import { measureSome } from '../figures/measureSome.ts';
import type { RunningVersions } from '../figures/places.ts';
import { followOffer } from '../member/followOffer.ts';
import { followPendingPayment } from '../member/followPendingPayment.ts';
import { followSettings } from '../member/followSettings.ts';
import { tellOfOtherMember } from '../member/otherMember.ts';
import { retryFailedQueries } from '../member/retryFailedQueries.ts';
import { storedAt } from '../member/storedPage.ts';
import { reportVisible } from '../pageVisibility/reportVisible.ts';
import { followPush } from '../push/followPush.ts';
import type { Here } from '../routing/current.ts';
import type { Store } from '../store.ts';
import { followDecisions } from './followDecisions.ts';
import { followNews } from './followNews.ts';
import { keepDismissals } from './keepDismissals.ts';
import { learnDocumentTime } from './learnDocumentTime.ts';
import { retryPictures } from './retryPictures.ts';

export interface DeferredDeps {
  readonly writer: BusWriter;
  readonly here$: Store<Here>;
  readonly pendingPayment$: Store<PendingPayment | null>;
  /** What the HTML says. */
  readonly boot: Boot;
  /** What the page showed when it began. */
  readonly began: Here;
  readonly versions: RunningVersions;
}

/** Milliseconds after which it runs even if the page is busy. */
const AT_LAST = 5_000;

/** Prepares pages for offline use when the browser is idle. */
function startOfflineWhenIdle(bus: BusWriter['bus'], startedFor: string | null): void {
  const start = () =>
    void import('../offline/startOffline.ts')
      .then((code) => code.startOffline(bus, startedFor))
      .catch((cause: unknown) => console.warn('What keeps pages did not arrive', cause));
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: AT_LAST });
  else setTimeout(start, AT_LAST);
}

/** Keeps the inputs of banners and pop-ups up to date with the member and the browser, and retries failed queries and pictures. */
export function startDeferred({ writer, here$, pendingPayment$, boot, versions }: DeferredDeps): void {
  const startedFor = boot.user?.id ?? null;
  void tellOfOtherMember(writer.bus);
  learnDocumentTime(window);
  keepDismissals(writer.bus, window);
  followOffer(writer, startedFor);
  followDecisions(writer.bus);
  followNews(writer.bus, here$);
  followSettings(writer, { madeAt: storedAt(document) ?? Date.now() });
  followPendingPayment(writer.bus, pendingPayment$, startedFor);
  followPush(writer, window, startedFor);
  reportVisible(writer.bus);
  retryFailedQueries();
  retryPictures(document);
  measureSome(boot.figures_percent, { here$, versions });
  startOfflineWhenIdle(writer.bus, startedFor);
}
