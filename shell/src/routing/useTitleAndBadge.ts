import { bus, titleWithBadges, useSettings, useStream } from '@amarena/shared/bus';
import { badgeTotal } from '@amarena/shared/contracts/platform/badgeCounts';
import { titleWithSiteName } from '@amarena/shared/contracts/platform/titleWithSiteName';
import type { Decision } from '@amarena/shared/routing';
import { useEffect } from 'react';
import { useShellT } from '../catalogue.ts';
import { useNavigation } from '../provided.ts';
import { useStore } from '../store.ts';
import { showAppBadge } from './appBadge.ts';
import { writeTitle } from './guardTitle.ts';
import { pageTitle } from './pageTitle.ts';

/** The title that came with the document. A lander's name is only there, so it is kept while the lander shows. */
const SERVED = { path: window.location.pathname, title: document.title };

const isServedLander = (decision: Decision): boolean =>
  decision.type === 'page' && decision.route.layout === 'lander' && window.location.pathname === SERVED.path;

/** Updates the document's title and the app's badge. Returns the generic name of the page, which is known at once. */
export function useTitleAndBadge(decision: Decision): string {
  const t = useShellT();
  const settings = useSettings();
  const badges = useStream(bus.badges$);
  const language = useStream(bus.language$);
  const { named$, guest } = useNavigation();
  const generic = decision.type === 'page' && decision.route.name === 'guest' ? guest?.titles[language] : pageTitle(decision, settings, t);
  const title = isServedLander(decision) ? SERVED.title : titleWithSiteName(generic ?? '', settings.name);
  const named = useStore(named$);
  const own = named?.path === window.location.pathname ? titleWithSiteName(named.title, settings.name) : title;
  const counted = titleWithBadges(own, badges);
  const total = badgeTotal(badges);
  useEffect(() => {
    writeTitle(counted);
  }, [counted]);
  useEffect(() => showAppBadge(total), [total]);
  return title;
}
