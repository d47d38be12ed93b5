/**
 * Name of the cookie with the banners that members dismissed in this browser, of those with which a page may begin: the
 * server leaves them out of its HTML. Written by scripts. Path `/`. See `dismissedIn` for its value.
 */
export const DISMISSED_COOKIE = 'dismissed';

const BANNERS = ['email_disabled', 'photo', 'time_bonus'] as const;
/** A banner whose dismissal is in the cookie. All others are in the browser's storage, and no page begins with them. */
export type DismissedBanner = (typeof BANNERS)[number];

export const isInCookie = (name: string): name is DismissedBanner => BANNERS.some((banner) => banner === name);

/** When a member dismissed each banner, in milliseconds since 1970. */
export type Dismissed = Readonly<Partial<Record<DismissedBanner, number>>>;

export interface Dismissal {
  readonly banner: DismissedBanner;
  /** Id of the member. */
  readonly member: string;
  /** Milliseconds since 1970, kept in whole seconds. */
  readonly at: number;
}

/** Dismissals that one browser keeps, the newest ones: each request carries them. */
const MOST = 20;
const BETWEEN = '.';
const DIGITS = 36;
/** The random end of a member's id, which tells the members of one browser apart. */
const REFERENCE = 12;
const ENTRY = new RegExp(`^(${BANNERS.join('|')}):([\\w-]{1,${REFERENCE}}):([\\da-z]{1,8})$`);

const referenceTo = (member: string): string => member.slice(-REFERENCE);

/** Entries of the form `photo:00000000000a:tm7z3k`, the newest first. Anything else is ignored: anyone can write a cookie. */
function entriesIn(value: string): Dismissal[] {
  return value.split(BETWEEN, MOST).flatMap((entry) => {
    const [, banner = '', member = '', seconds = ''] = ENTRY.exec(entry) ?? [];
    return isInCookie(banner) ? [{ banner, member, at: Number.parseInt(seconds, DIGITS) * 1_000 }] : [];
  });
}

/** What one member dismissed, by the value of the cookie. */
export function dismissedIn(value: string, member: string): Dismissed {
  const theirs = entriesIn(value).filter((entry) => entry.member === referenceTo(member));
  return Object.fromEntries(theirs.map(({ banner, at }) => [banner, at]));
}

/** The value of the cookie with one more dismissal, in place of the same member's last one of this banner. */
export function withDismissal(value: string, { banner, member, at }: Dismissal): string {
  const added = { banner, member: referenceTo(member), at };
  const others = entriesIn(value).filter((entry) => entry.banner !== banner || entry.member !== added.member);
  return [added, ...others]
    .slice(0, MOST)
    .map((entry) => [entry.banner, entry.member, Math.floor(entry.at / 1_000).toString(DIGITS)].join(':'))
    .join(BETWEEN);
}

/** The cookie's value in a list of cookies as in `document.cookie`; undefined: this browser has none. */
export const dismissedValue = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${DISMISSED_COOKIE}=`))
    ?.slice(DISMISSED_COOKIE.length + 1);

/** When dismissals moved into the cookie. Before, the browser's storage had them. */
const MOVED = Date.parse('2026-11-28T00:00:00.000Z');

/**
 * Whether a member's dismissals may still be where only the browser finds them: it has no cookie yet, and they joined
 * before there was one. The shell moves them, and writes the cookie even if there are none.
 */
export const isUnmoved = (value: string | undefined, { signup_date }: { readonly signup_date: string }): boolean =>
  value === undefined && Date.parse(signup_date) < MOVED;
