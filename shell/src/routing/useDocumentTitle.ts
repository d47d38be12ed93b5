import { badgeTotal, bus, titleWithBadges, useSettings, useStream } from '@amarena/shared/bus';
import { useEffect } from 'react';
import { showAppBadge } from '../chrome/appBadge.ts';
import { useShellT } from '../i18n/catalogue.ts';
import type { Decision } from './decision.ts';
import { pageTitle, siteTitle } from './title.ts';

/** Keeps the document's title and the app's badge; answers what the page is called. */
export function useDocumentTitle(decision: Decision): string {
  const t = useShellT();
  const settings = useSettings();
  const badges = useStream(bus.badges$);
  const title = siteTitle(pageTitle(decision, settings, t), settings.name);
  const counted = titleWithBadges(title, badges);
  const total = badgeTotal(badges);
  useEffect(() => {
    document.title = counted;
  }, [counted]);
  useEffect(() => showAppBadge(total), [total]);
  return title;
}
