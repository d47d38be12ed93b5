import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** The site, and the address under which `dev` shows it. Both are origins. */
export interface Addresses {
  readonly site: string;
  readonly local: string;
}

/** Browsers accept a cookie with such a name by https only. On the way it has another one. */
const SECURE_PREFIX = /^__(Host|Secure)-/;
const LOCAL_PREFIX = /(^|; )dev-(Host|Secure)-/g;

/** All servers of this machine get its cookies, on whatever port: they end with the browser. */
const cookieHere = (cookie: string): string =>
  cookie
    .replace(SECURE_PREFIX, 'dev-$1-')
    .split(/; ?/)
    .filter((attribute) => !/^(secure|domain=.*|max-age=.*|expires=.*)$/i.test(attribute))
    .join('; ');

/** The headers of a browser's request as the site expects them. Documents and scripts are not compressed, because they may be changed. */
export function headersForSite(headers: IncomingHttpHeaders, { site, local }: Addresses): OutgoingHttpHeaders {
  const { cookie, origin, referer, connection: _connection, ...others } = headers;
  return {
    ...others,
    host: new URL(site).host,
    'accept-encoding': 'identity',
    ...(cookie !== undefined && { cookie: cookie.replaceAll(LOCAL_PREFIX, '$1__$2-') }),
    ...(origin !== undefined && { origin: origin === local ? site : origin }),
    ...(referer !== undefined && { referer: referer.startsWith(`${local}/`) ? site + referer.slice(local.length) : referer }),
  };
}

const DROPPED = ['strict-transport-security', 'connection', 'keep-alive', 'transfer-encoding'];

/** The headers of the site's answer as this browser can use them. */
export function headersForBrowser(headers: IncomingHttpHeaders, { site, local }: Addresses): OutgoingHttpHeaders {
  const kept = Object.entries(headers).filter(([name]) => !DROPPED.includes(name));
  const { location, 'set-cookie': cookies } = headers;
  return {
    ...Object.fromEntries(kept),
    ...(location?.startsWith(`${site}/`) && { location: local + location.slice(site.length) }),
    ...(cookies !== undefined && { 'set-cookie': cookies.map(cookieHere) }),
  };
}
