import type { AddressOf, Allowed, NameOf, ParamNames, ParamsOf } from './routeTypes.ts';

/** The five remotes. */
export const REMOTES = ['mf-members', 'mf-chat', 'mf-payments', 'mf-signup', 'mf-landers'] as const;
export type RemoteName = (typeof REMOTES)[number];

/** A remote that this release was not built with: `mf-` and 2 to 20 letters. `guests.ts` says more. */
export type GuestName = `mf-${string}`;
/** A remote of this release, or a guest. */
export type AnyRemote = RemoteName | GuestName;
/** What is released on its own. `shell` owns what must work when every remote is down. */
export type PartName = AnyRemote | 'shell';
export type Owner = PartName;

/** The owner of all guests' addresses. */
export const ANY_GUEST = 'mf-*' satisfies GuestName;
/** A name that a guest can have: that of no remote of this release. */
export const GUEST = new RegExp(`^(?!(?:${REMOTES.join('|')})$)mf-[a-z]{2,20}$`);

export type Layout = 'default' | 'chat' | 'lander' | 'empty';

interface Settings {
  /** `:id` is one segment, `:slug?` an optional one. */
  readonly path: string;
  readonly owner: Owner;
  readonly layout: Layout;
  /** `member`: a visitor is redirected to `/login` and returns afterwards. */
  readonly access: 'visitor' | 'member';
  /** Members without this role get the 404 page; null: no role is needed. */
  readonly role: 'moderator' | 'developer' | 'editor' | null;
  /** The theme of the page, whatever the person chose; null: theirs. */
  readonly theme: 'light' | 'dark' | null;
  /** On wide windows the page shows its list beside the open item: going from one item to the next does not count as a change of page. */
  readonly masterDetail: boolean;
}

/** A row of the table, with its name, path and values as types. */
interface Row<P extends string, O extends Owner, V> extends Settings {
  readonly name: NameOf<P>;
  readonly path: P;
  readonly owner: O;
  readonly values: V;
}

export interface Route extends Settings {
  /** The path's segments joined with `-`, parameters by their bare name; `/` is `index`. That of guests is `guest`. */
  readonly name: RouteName;
  /** The allowed values of the path's parameters, by bare name; a missing one may have any value. */
  readonly values: Readonly<Record<string, Allowed>>;
}

type Options<P extends string, V extends Partial<Record<ParamNames<P>, Allowed>>> = Partial<Omit<Settings, 'path' | 'owner'>> & {
  values?: V;
};

const route = <
  const P extends string,
  const O extends Owner,
  const V extends Partial<Record<ParamNames<P>, Allowed>> = Record<never, never>,
>(
  path: P,
  owner: O,
  options: Options<P, V> = {},
): Row<P, O, V> => ({
  name: (path === '/' ? 'index' : path.slice(1).replace(/\/:?/g, '-').replace(/[:?]/g, '')) as NameOf<P>,
  path,
  owner,
  layout: options.layout ?? 'default',
  access: options.access ?? 'visitor',
  role: options.role ?? null,
  theme: options.theme ?? null,
  masterDetail: options.masterDetail ?? false,
  values: options.values ?? ({} as V),
});

const member = { access: 'member' } as const;
const chat = { layout: 'chat', access: 'member' } as const;
const dark = { layout: 'lander', theme: 'dark' } as const;
const light = { layout: 'lander', theme: 'light' } as const;

/** The content pages at the top level of the site, `/{token}`. Any other word there is an unknown address, for server and browser. */
export const CONTENT_PAGES = ['safety'] as const;

/** The first templates: the requirements fix their names and slugs. */
const LANDER_ROUTES = [
  route('/landers/adultonly', 'mf-landers', dark),
  route('/landers/tinderswipe', 'mf-landers', light),
  route('/landers/whoneedsstrings', 'mf-landers', dark),
  route('/landers/alonetonight/:slug?', 'mf-landers', dark),
  route('/landers/collagelanding/:slug?', 'mf-landers', light),
  route('/landers/gallery/:slug?', 'mf-landers', light),
  route('/landers/iconslanding/:slug?', 'mf-landers', light),
  route('/landers/maplanding/:slug?', 'mf-landers', dark),
  route('/landers/socialnetwork/:slug?', 'mf-landers', light),
  route('/landers/transitionsvideolanding/:slug?', 'mf-landers', dark),
  route('/landers/video/:slug?', 'mf-landers', dark),
  route('/members/:id/landing', 'mf-landers', dark),
  route('/members/:id/landing2/:slug?', 'mf-landers', light),
  route('/members/:id/landing3/:slug?', 'mf-landers', light),
] as const;
const ROUTED = LANDER_ROUTES.map(({ path }) => path.replace('/:slug?', '').split('/').at(-1));
/** Words joined by hyphens, except the templates of the rows above, whose rules for member and slug must keep applying. */
const OTHER_TEMPLATE = new RegExp(`^(?!(?:${ROUTED.join('|')})$)[a-z0-9]+(?:-[a-z0-9]+)*$`);

const TABLE = [
  route('/', 'mf-landers'),
  route('/members', 'mf-members'),
  route('/members/:id', 'mf-members'),
  route('/members/:id/chat', 'mf-chat', chat),
  route('/members/:id/signup', 'mf-signup', { layout: 'empty' }),
  route('/likes', 'mf-members', member),
  route('/likes/:type', 'mf-members', { ...member, values: { type: ['received', 'given', 'mutual', 'visitors'] } }),
  route('/likes/m/:id', 'mf-members', member),
  route('/chats', 'mf-chat', member),
  route('/chats/:id', 'mf-chat', chat),
  route('/credits', 'mf-payments', member),
  route('/credits/repeat-order', 'mf-payments', member),
  route('/credits/:id/:paymentmethod?', 'mf-payments', {
    ...member,
    values: { id: ['p0', 'p1', 'p2', 'p3'], paymentmethod: ['card', 'paypal', 'ideal', 'bancontact', 'blik', 'directdebit'] },
  }),
  route('/transactions/:id?', 'mf-payments', { ...member, masterDetail: true }),
  route('/directdebit', 'mf-payments', member),
  route('/premium', 'mf-payments', member),
  route('/pricing', 'mf-payments'),
  route('/profile', 'mf-signup', member),
  route('/login', 'shell'),
  route('/signup', 'mf-signup'),
  route('/signup-matches', 'mf-signup', member),
  route('/complete-signup', 'mf-signup', member),
  route('/reset-password', 'shell'),
  route('/reset-password/do', 'shell'),
  route('/mail-change/do', 'mf-signup'),
  route('/activate/done', 'mf-signup'),
  route('/activate/error', 'mf-signup'),
  route('/account-deleted', 'mf-signup'),
  route('/notifications', 'mf-signup', member),
  route('/match-finder', 'mf-members', member),
  route('/swipe-game', 'mf-members', member),
  route('/profile/verification', 'mf-members', member),
  route('/complaints', 'mf-landers'),
  route('/desk/:queue?/:id?', 'mf-members', {
    ...member,
    role: 'moderator',
    values: { queue: ['reports', 'photos', 'verifications', 'appeals', 'complaints', 'labels', 'audit'] },
  }),
  route('/decisions/:id?', 'mf-members', member),
  route('/editor/:id?/:tab?', 'mf-landers', { ...member, role: 'editor', values: { tab: ['content', 'versions', 'test'] } }),
  route('/delivery', 'shell', { ...member, role: 'developer' }),
  route('/lang-config', 'shell', { layout: 'empty' }),
  route('/pages/ban', 'mf-landers'),
  route('/pages/cookies', 'mf-landers'),
  route('/pages/faq', 'mf-landers'),
  route('/pages/privacy', 'mf-landers'),
  route('/pages/return-policy', 'mf-landers'),
  route('/pages/service', 'mf-landers'),
  route('/pages/terms', 'mf-landers'),
  ...LANDER_ROUTES,
  // A template without a row of its own: it ships with mf-landers alone.
  route('/landers/:template/:slug?', 'mf-landers', { layout: 'lander', values: { template: OTHER_TEMPLATE } }),
  route('/:token', 'mf-landers', { values: { token: CONTENT_PAGES } }),
  { ...route('/more/:guest', ANY_GUEST), name: 'guest' as const },
] as const;

type Rows = (typeof TABLE)[number];
export type RouteName = Rows['name'];
type RowNamed<Name extends RouteName> = Extract<Rows, { readonly name: Name }>;

type Pathed<P extends string, V> = { readonly path: P; readonly values: V };

/** Parameters of a named route; a missing or misspelt one does not compile. */
export type RouteParams<Name extends RouteName> = RowNamed<Name> extends Pathed<infer P, infer V> ? ParamsOf<P, V> : never;
type PathNamed<Name extends RouteName> = RowNamed<Name> extends Pathed<infer P, infer V> ? AddressOf<P, V> : never;
/** Names of the routes of one owner; all guests share one. */
export type RoutesOf<O extends Owner> = O extends RemoteName | 'shell' ? Extract<Rows, { readonly owner: O }>['name'] : 'guest';

/** The path of a page of the site, without query. */
export type SitePath = { readonly [Name in RouteName]: PathNamed<Name> }[RouteName];
/**
 * The target of a link within the site: a page, a place on the same page, or a page made by the server. `pathTo`
 * returns one; any other text compiles only after `isSiteAddress`.
 */
export type SiteAddress = SitePath | `${SitePath}?${string}` | `${SitePath}#${string}` | `#${string}` | `/api/${string}`;

/** Every address of the site. A test fixes owner and layout of each; `findRoute` picks the most specific match. */
export const ROUTES: readonly Route[] = TABLE;

export interface RouteMatch {
  /** The row of the table; at an address of a guest, owned by that guest. */
  readonly route: Route;
  /** Values of the path's parameters, decoded; a missing optional one is absent. */
  readonly params: Readonly<Record<string, string>>;
}

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

const allows = (allowed: Allowed | undefined, value: string): boolean =>
  allowed === undefined || (allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value));

function matchRoute(candidate: Route, segments: readonly string[]): RouteMatch | null {
  const pattern = candidate.path.split('/').filter(Boolean);
  const ofGuest = candidate.owner === ANY_GUEST;
  if (segments.length > pattern.length && (!ofGuest || decoded(segments.join()) === null)) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (part.endsWith('?')) continue;
      return null;
    }
    if (!part.startsWith(':')) {
      if (part !== segment) return null;
      continue;
    }
    const name = part.replace(/[:?]/g, '');
    const value = decoded(segment);
    if (value === null || !allows(candidate.values[name], value)) return null;
    params[name] = value;
  }
  if (!ofGuest) return { route: candidate, params };
  const owner = `mf-${params.guest}` as const;
  return GUEST.test(owner) ? { route: { ...candidate, owner }, params } : null;
}

/** Fixed segments before parameters, from left to right; then the longer path. */
const specificity = (candidate: Route): number => {
  const segments = candidate.path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? '0' : '1'));
  // A number, because the first comparison of texts by locale takes a slow phone some hundredths of a second.
  return Number.parseInt(segments.join('').padEnd(6, '0'), 2);
};

const BY_SPECIFICITY = [...ROUTES].sort((a, b) => specificity(b) - specificity(a));

/** The route of a path (without query), most specific first; null for an unknown address. Ignores a trailing slash. */
export function findRoute(path: string): RouteMatch | null {
  const segments = path.split('/').filter(Boolean);
  for (const candidate of BY_SPECIFICITY) {
    const match = matchRoute(candidate, segments);
    if (match !== null) return match;
  }
  return null;
}

/** True if a text is the address of a page of the site. One that starts with two slashes would leave it. */
export const isSiteAddress = (text: string): text is SiteAddress =>
  !text.startsWith('//') && findRoute(text.replace(/[?#].*$/s, '')) !== null;

/** A route by its name. */
export function routeNamed(name: RouteName): Route {
  const found = ROUTES.find((candidate) => candidate.name === name);
  // The shell and a remote built with newer contracts may have different tables.
  if (found === undefined) throw new Error(`No route is named "${name}". Names stand in contracts/platform/routes.ts.`);
  return found;
}

/** The parameters of `pathTo`: an argument only if the route has some, optional only if all are optional. */
type ParamsArgument<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name> ? [params?: RouteParams<Name>] : [params: RouteParams<Name>];

/** The address of a named route with its parameters filled in and encoded. */
export function pathTo<Name extends RouteName>(name: Name, ...[params]: ParamsArgument<Name>): PathNamed<Name> {
  return filledIn(routeNamed(name), { ...params }) as PathNamed<Name>;
}

/** `pathTo` for a route that is known only at run time. Throws if a required parameter is missing. */
export function filledIn({ name, path }: Pick<Route, 'name' | 'path'>, params: Readonly<Record<string, string | undefined>>): SitePath {
  const filled = path.split('/').flatMap((part) => {
    if (!part.startsWith(':')) return [part];
    const value = params[part.replace(/[:?]/g, '')] ?? '';
    if (value === '' && !part.endsWith('?')) throw new Error(`The address of "${name}" needs a value for ${part}.`);
    return value === '' ? [] : [encodeURIComponent(value)];
  });
  return (filled.join('/') || '/') as SitePath;
}
