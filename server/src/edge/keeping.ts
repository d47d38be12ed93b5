import type { RouteMatch } from '@amarena/shared/contracts/platform/routes';
import { EVERY_PAGE, landerTag, plainTag } from '../cdn/tags.ts';
import { BUCKET_HEADER, COUNTRY_HEADER, type SharedVisit } from '../http/sharedVisit.ts';
import { SECOND } from '../times.ts';
import type { LanderVisit, ShownRoute } from './landers.ts';

/** Seconds for which a kept page is fresh. */
const FRESH = 60;
/** Seconds for which it is sent once more while the CDN asks for the next one: it may show members who have left. */
const STALE = 240;
/** Seconds for which a page is sent while no server answers. */
const OUTAGE = 86_400;

/** How a CDN may keep a page. */
export interface Keeping {
  /** Names by which it is purged. */
  readonly tags: readonly string[];
  /** Request headers that it depends on. */
  readonly vary: readonly string[];
  /** Seconds until it changes by itself; infinite: it does not. */
  readonly lasts: number;
  /** Seconds for which it may show while no server answers. */
  readonly outage: number;
}

interface Shown {
  /** Null: the page is for this visitor alone. */
  readonly shared: SharedVisit | null;
  readonly route: ShownRoute | null;
  readonly params: RouteMatch['params'];
  readonly lander: LanderVisit | null;
  /** True while a canary runs: visitors get different versions. */
  readonly onTrial: boolean;
  readonly now: Date;
}

/** The sign-up form has a key for one submission; a page about one member must vanish with the member. */
const isForOne = ({ route, params }: Shown): boolean => route === null || route.name === 'signup' || params.id !== undefined;

const tagsOf = ({ lander, params }: Shown): string[] => {
  if (lander === null) return [EVERY_PAGE];
  const { document, template, slug } = lander.page;
  return [EVERY_PAGE, landerTag(document), ...(slug === (params.slug ?? '') ? [] : [plainTag(template)])];
};

/** How a CDN may keep the page that is shown; null: it may not. */
export function keepingOf(shown: Shown): Keeping | null {
  const { shared, lander, onTrial, now, route } = shown;
  const divided = onTrial || (lander?.divided ?? false);
  if (shared === null || isForOne(shown) || (divided && shared.bucket === null)) return null;
  const until = lander?.until ?? null;
  const lasts = until === null ? Number.POSITIVE_INFINITY : Math.floor((until.getTime() - now.getTime()) / SECOND);
  if (lasts < 1) return null;
  return {
    tags: tagsOf(shown),
    // Someone whose browser asks not to be tracked takes part in no trial.
    vary: ['accept-encoding', 'cookie', COUNTRY_HEADER, ...(divided ? [BUCKET_HEADER] : []), ...(onTrial ? ['sec-gpc'] : [])],
    lasts,
    outage: route?.owner === 'mf-members' ? STALE : OUTAGE,
  };
}

/** The headers of a page that only its browser may keep, and has to check each time. */
export const OWN_PAGE = { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' } as const;

/** The headers of a page; null: only its browser may keep it. */
export function keepingHeaders(keeping: Keeping | null): Readonly<Record<string, string>> {
  if (keeping === null) return OWN_PAGE;
  const { tags, vary, lasts, outage } = keeping;
  const fresh = Math.min(FRESH, lasts);
  const stale = Math.min(STALE, lasts - fresh);
  const onError = Math.min(outage, lasts - fresh);
  return {
    'cache-control': `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=${onError}`,
    vary: vary.join(', '),
    // CDNs know tags by one of two names.
    'surrogate-key': tags.join(' '),
    'cache-tag': tags.join(','),
  };
}
