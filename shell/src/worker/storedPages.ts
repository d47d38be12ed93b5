import { GENERATION_HEADER, OFFLINE_CACHES, PERSON_HEADER, STORED_META } from '@amarena/shared/contracts/platform/offline';
import { RENDERED } from '@amarena/shared/federation/render';
import { stillSameMember, storedMember } from './person.ts';
import { scope } from './scope.ts';

/** Pages on which members return, without a query. */
const PATHS: readonly string[] = ['/members', '/likes', '/chats'];
/** The page on which the installed app starts, and that members return to most. */
export const START_PAGE = '/members';
/** Milliseconds after which a stored page is not shown any more. */
const OLDEST = 86_400_000;
/**
 * Of the worker's own: when a page was stored, the cookies that it was made with, whether its screen is in it, and how
 * many milliseconds the site took to answer.
 */
const STORED_AT = 'amarena-stored-at';
const COOKIES = 'amarena-cookies';
const HAS_SCREEN = 'amarena-has-screen';
const TOOK = 'amarena-took';

/**
 * The cookies that scripts may read: the session's mark, language, theme, privacy. A page is shown only with those that
 * it was made with. Null: this browser does not let workers read them.
 */
export async function cookies(): Promise<string | null> {
  if (!('cookieStore' in scope)) return null;
  const all = await scope.cookieStore.getAll();
  return JSON.stringify(all.map(({ name, value }) => [name, value]).sort());
}

/** True if a page of this address may come from the cache: not at a reload, and not at "back". */
export const isStorable = ({ url, cache }: Request): boolean => {
  const { pathname, search } = new URL(url);
  return cache === 'default' && search === '' && PATHS.includes(pathname);
};

const pathOf = (url: string): string => new URL(url).pathname;

/** True if both pages are of the same member and the same release. */
export const isAsStored = (answer: Response, stored: Response): boolean =>
  answer.status === 200 && [PERSON_HEADER, GENERATION_HEADER].every((name) => answer.headers.get(name) === stored.headers.get(name));

/** The stored page for an address; null if there is none that may be shown. */
export async function storedPage(request: Request): Promise<Response | null> {
  const stored = await caches.match(pathOf(request.url), { cacheName: OFFLINE_CACHES.pages });
  if (stored === undefined || Date.now() - Number(stored.headers.get(STORED_AT)) > OLDEST) return null;
  const known = await cookies();
  const has = (name: string, value: string | null) => value !== null && stored.headers.get(name) === value;
  return has(HAS_SCREEN, 'true') && has(COOKIES, known) && has(PERSON_HEADER, await storedMember()) ? stored : null;
}

/** Milliseconds from the request of a stored page to the head of the site's answer. */
export const tookOf = (stored: Response): number => Number(stored.headers.get(TOOK));

/** Lets the next visit wait for the site, as after one that was near: this time, it could not be reached. */
export async function expectNear(url: string, stillHere: () => boolean): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.pages);
  const stored = await cache.match(pathOf(url));
  if (stored === undefined) return;
  const headers = new Headers(stored.headers);
  headers.set(TOOK, '0');
  await cache.put(pathOf(url), new Response(stored.body, { headers }));
  if (!stillHere()) await dropPages();
}

/** A page from the site; `took`: see `tookOf`. */
interface FetchedPage {
  readonly answer: Response;
  readonly took: number;
  /** The cookies when it was requested. */
  readonly made: Promise<string | null>;
}

/**
 * Stores a member's page for the next visit, unless someone has logged out since `stillHere` was made, a cookie has
 * changed since it was requested, or it was cut off.
 */
export async function storePage(url: string, { answer, took, made }: FetchedPage, stillHere: () => boolean): Promise<void> {
  const [person, known] = [answer.headers.get(PERSON_HEADER), await made];
  if (answer.status !== 200 || answer.redirected || person === null || known === null || person !== (await storedMember())) return;
  const html = await answer.text();
  if (!html.trimEnd().endsWith('</html>') || known !== (await cookies())) return;
  const headers = new Headers(answer.headers);
  // The text is stored as it was decoded, and longer; and the trace that `server-timing` names is over.
  for (const name of ['content-encoding', 'content-length', 'server-timing']) headers.delete(name);
  const at = String(Date.now());
  headers.set(STORED_AT, at);
  headers.set(COOKIES, known);
  headers.set(TOOK, String(took));
  // Without it, the page would start with old answers and show nothing sooner.
  headers.set(HAS_SCREEN, String(html.includes(` ${RENDERED}=`)));
  const marked = html.replace('<head>', `<head>\n<meta name="${STORED_META}" content="${at}">`);
  const cache = await caches.open(OFFLINE_CACHES.pages);
  await cache.put(pathOf(url), new Response(marked, { headers }));
  if (!stillHere()) await dropPages();
}

export const dropPages = async (): Promise<void> => {
  await caches.delete(OFFLINE_CACHES.pages);
};

/** Deletes the pages of older releases, and stores the one to which members return if it is missing. */
export async function keepStartPage(generation: number): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHES.pages);
  for (const request of await cache.keys()) {
    const stored = await cache.match(request);
    if (Number(stored?.headers.get(GENERATION_HEADER)) < generation) await cache.delete(request);
  }
  if ((await cache.match(START_PAGE)) !== undefined || (await cookies()) === null) return;
  const [stillHere, made] = [stillSameMember(), cookies()];
  await made;
  // Much else loads at this moment: how long it takes says nothing about the site.
  await storePage(new URL(START_PAGE, scope.location.origin).href, { answer: await fetch(START_PAGE), took: 0, made }, stillHere);
}
