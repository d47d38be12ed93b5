/** What is stored in a browser beyond what the site needs to work. Each purpose can be switched off on the page about cookies. */
export const PURPOSES = ['origin', 'trials', 'comfort'] as const;
/**
 * `origin`: the link by which someone came, and reporting it to the server. `trials`: getting new versions before
 * everyone else. `comfort`: what saves work the next time, such as drafts and the last position.
 */
export type Purpose = (typeof PURPOSES)[number];

/** Cookie with what someone switched off, which is the one thing that must be stored for it. */
export const PRIVACY_COOKIE = 'privacy';
export const PRIVACY_DAYS = 365;
/** Cookie value if nothing is off. */
const NOTHING_OFF = 'all';
const BETWEEN = '.';

/** Purposes that are off for browsers that send the Global Privacy Control signal, until the person chooses here. */
const OFF_BY_SIGNAL: readonly Purpose[] = ['origin', 'trials'];

const isPurpose = (name: string): name is Purpose => PURPOSES.some((purpose) => purpose === name);

/** The cookie's value for a list of switched-off purposes. */
export const privacyValue = (off: readonly Purpose[]): string => (off.length === 0 ? NOTHING_OFF : off.join(BETWEEN));

/** The switched-off purposes in the cookie's value; undefined: no choice was made. `signal`: the browser asks not to be tracked. */
export function purposesOff(value: string | undefined, signal: boolean): readonly Purpose[] {
  if (value === undefined) return signal ? OFF_BY_SIGNAL : [];
  return value.split(BETWEEN).filter(isPurpose);
}

/** The part of `window` that tells what is off. */
export interface Chooser {
  readonly document: { readonly cookie: string };
  readonly navigator: object;
}

const valueIn = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${PRIVACY_COOKIE}=`))
    ?.slice(PRIVACY_COOKIE.length + 1);

/** What is off in this browser right now; another tab may have changed it. */
export const offIn = ({ document, navigator }: Chooser): readonly Purpose[] =>
  purposesOff(valueIn(document.cookie), 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);

export const mayKeep = (purpose: Purpose, browser: Chooser): boolean => !offIn(browser).includes(purpose);

/** Whether it may be used while the page is open, without storing it: a browser's signal forbids only storing, a choice made here both. */
export const mayUse = (purpose: Purpose, { document }: Pick<Chooser, 'document'>): boolean =>
  !purposesOff(valueIn(document.cookie), false).includes(purpose);

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A browser's storage for one purpose: while it is off, it is empty and stores nothing. */
export const storageFor = (purpose: Purpose, storage: Store, browser: Chooser): Store => ({
  getItem: (key) => (mayKeep(purpose, browser) ? storage.getItem(key) : null),
  setItem(key, value) {
    if (mayKeep(purpose, browser)) storage.setItem(key, value);
  },
  removeItem: (key) => storage.removeItem(key),
});

interface KeptThing {
  /** Its name; one that ends in a dot is a prefix of several. */
  readonly name: string;
  readonly where: 'cookie' | 'local' | 'session';
  /** `necessary`: without it the site cannot do what the person asked for. */
  readonly purpose: Purpose | 'necessary';
}

/** Everything that the site stores in a browser. The page about cookies lists it; a test compares the list with the sources. */
export const KEPT: readonly KeptThing[] = [
  { name: 'session', where: 'cookie', purpose: 'necessary' },
  /** The session cookie over https. */
  { name: '__Host-session', where: 'cookie', purpose: 'necessary' },
  /** Says only that the session is another one. */
  { name: 'session_mark', where: 'cookie', purpose: 'necessary' },
  { name: 'passkey', where: 'cookie', purpose: 'necessary' },
  { name: 'known_browser', where: 'cookie', purpose: 'necessary' },
  { name: PRIVACY_COOKIE, where: 'cookie', purpose: 'necessary' },
  { name: 'locale', where: 'cookie', purpose: 'necessary' },
  { name: 'country', where: 'cookie', purpose: 'necessary' },
  { name: 'theme', where: 'cookie', purpose: 'necessary' },
  { name: 'dismissed', where: 'cookie', purpose: 'necessary' },
  { name: 'overrides', where: 'cookie', purpose: 'necessary' },
  { name: 'canary', where: 'cookie', purpose: 'trials' },
  { name: 'amarena.tracking', where: 'local', purpose: 'origin' },
  { name: 'amarena.dismissed.', where: 'local', purpose: 'necessary' },
  { name: 'amarena.outbox.', where: 'local', purpose: 'necessary' },
  { name: 'amarena.removals.', where: 'local', purpose: 'necessary' },
  { name: 'amarena.push', where: 'local', purpose: 'necessary' },
  { name: 'amarena.drafts.', where: 'local', purpose: 'comfort' },
  { name: 'amarena.last-opened.', where: 'local', purpose: 'comfort' },
  { name: 'amarena.photos-shown.', where: 'local', purpose: 'comfort' },
  { name: 'amarena.interrupted', where: 'local', purpose: 'comfort' },
  { name: 'amarena.landers.', where: 'session', purpose: 'comfort' },
  { name: 'amarena.near', where: 'session', purpose: 'comfort' },
  { name: 'amarena.geocode', where: 'session', purpose: 'comfort' },
  { name: 'amarena.chunk-reload', where: 'session', purpose: 'necessary' },
  { name: 'amarena.other-member', where: 'session', purpose: 'necessary' },
];

const isNamed = (key: string, { name }: KeptThing): boolean => (name.endsWith('.') ? key.startsWith(name) : key === name);

/** The purpose of a key or cookie; null: it is not in this list. */
export const purposeOf = (key: string): KeptThing['purpose'] | null => KEPT.find((thing) => isNamed(key, thing))?.purpose ?? null;

/** Deletes what is stored for switched-off purposes; the server deletes the cookies. */
export function forget(off: readonly Purpose[], storages: readonly Pick<Storage, 'length' | 'key' | 'removeItem'>[]): void {
  for (const storage of storages) {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key !== null && off.some((purpose) => purpose === purposeOf(key))) storage.removeItem(key);
  }
}
