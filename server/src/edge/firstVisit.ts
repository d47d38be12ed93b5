import { landerMark } from '@amarena/shared/contracts/landers/landerMark';
import { postLanderVisit, VISIT_QUERY_LENGTH } from '@amarena/shared/contracts/landers/landers';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, LANGUAGE_COOKIE_PATH } from '@amarena/shared/contracts/platform/languageCookie';
import type { Language } from '@amarena/shared/contracts/platform/languages';
import { escaped } from '../pages/escaped.ts';
import type { LanderVisit } from './landers.ts';
import { askedLanguage } from './metadataHtml.ts';

const FIRST_VISIT_META = 'first-visit';
const SECONDS_PER_DAY = 86_400;
/** Milliseconds within which a visit is reported; at once if the page is left before. */
const WITHIN = 1_000;

/** What a page does itself if a cache may send it or a browser loads it ahead: no server hears when it is shown. */
export interface FirstVisit {
  /** Mark of the lander whose visit it reports; null for none. */
  readonly lander: string | null;
  /** Language that its address requests, for the browser to keep; null for none. */
  readonly language: Language | null;
}

/** What the page at an address (path and query) does itself. */
export const firstVisitOf = (lander: LanderVisit | null, url: string): FirstVisit => ({
  lander: lander === null ? null : landerMark(lander.page),
  language: askedLanguage(url),
});

/** What the page of a lander does itself that a browser loads ahead: it reports the visit when it is shown. */
export const reportOf = ({ page }: LanderVisit): FirstVisit => ({ lander: landerMark(page), language: null });

/** The element from which the page's first script reads it. */
export const firstVisitTag = (visit: FirstVisit): string => `<meta name="${FIRST_VISIT_META}" content="${escaped(JSON.stringify(visit))}">`;

/**
 * Part of the first script. A report that does not arrive is lost, and no one notices. It is sent at a random moment,
 * because a hundred visitors may get a page from a cache at once, and their reports would keep members waiting. A page
 * that is rendered ahead reports once it is shown.
 */
export const FIRST_VISIT_SCRIPT = `const first = document.querySelector('meta[name=${FIRST_VISIT_META}]');
if (first) {
  const { lander, language } = JSON.parse(first.content);
  const secure = location.protocol === 'https:' ? '; secure' : '';
  if (language) document.cookie = '${LANGUAGE_COOKIE}=' + language + '; path=${LANGUAGE_COOKIE_PATH}; samesite=lax; max-age=${LANGUAGE_COOKIE_DAYS * SECONDS_PER_DAY}' + secure;
  const report = { lander, query: location.search.slice(0, ${VISIT_QUERY_LENGTH}) };
  let tell = () => {
    tell = () => {};
    navigator.sendBeacon('${postLanderVisit.path}', new Blob([JSON.stringify(report)], { type: 'application/json' }));
  };
  const shown = () => {
    setTimeout(() => tell(), Math.random() * ${WITHIN});
    addEventListener('pagehide', () => tell());
  };
  if (lander) {
    if (document.prerendering) document.addEventListener('prerenderingchange', shown, { once: true });
    else shown();
  }
}`;
