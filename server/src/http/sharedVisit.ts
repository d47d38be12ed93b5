import { isLanguage, LANGUAGE_PARAMETER } from '@amarena/shared/contracts/platform/languages';
import { TRACKING_KEYS } from '@amarena/shared/contracts/platform/tracking';
import type { FastifyRequest } from 'fastify';
import { BUCKETS } from '../buckets.ts';

/** Header in which a CDN in front says the country of a visitor's address: ISO alpha-2, `ZZ` or `XX` if it is unknown. */
export const COUNTRY_HEADER = 'x-visitor-country';
/** Header in which it says a visitor's bucket, 0 to 99: always the same one for a visitor, the same share for each. */
export const BUCKET_HEADER = 'x-visitor-bucket';

/** All that a page depends on that is made for everyone who asks alike. */
export interface SharedVisit {
  /** Null if the CDN does not know it. */
  readonly country: string | null;
  /** Null: the CDN does not divide visitors. */
  readonly bucket: number | null;
}

const COUNTRY = /^[A-Z]{2}$/;
const UNKNOWN: readonly string[] = ['ZZ', 'XX'];

/** Parameters that advertisers add to links. No page looks at them, and a CDN may leave them out of its key. */
const OF_ADVERTISERS = /^(utm_[a-z_]+|[a-z]{1,8}clid|gad_source|gbraid|wbraid)$/;
const harmless = (parameter: string): boolean =>
  parameter === LANGUAGE_PARAMETER || TRACKING_KEYS.some((key) => key === parameter) || OF_ADVERTISERS.test(parameter);

/** Addresses that a CDN might take for another page's are nobody's to keep: it may divide them elsewhere. */
function isPlain(path: string, query: string): boolean {
  const params = new URLSearchParams(query);
  const languages = params.getAll(LANGUAGE_PARAMETER);
  return (
    !path.includes('&') && !query.includes('?') && [...params.keys()].every(harmless) && languages.length < 2 && languages.every(isLanguage)
  );
}

/** The bucket that the CDN put a visitor into; null if none did. */
export function bucketIn({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const bucket = headers[BUCKET_HEADER];
  return typeof bucket === 'string' && /^\d{1,2}$/.test(bucket) && Number(bucket) < BUCKETS ? Number(bucket) : null;
}

/** A proxy on the way may repeat the host, but not name another one: it selects the site's language and name. */
const namesOneHost = ({ headers }: FastifyRequest): boolean =>
  headers['x-forwarded-host'] === undefined || headers['x-forwarded-host'] === headers.host;

/**
 * What a page may depend on if a CDN is to keep it for others; null if the page is for this visitor alone: with any
 * cookie, with a parameter that may change it, or without a country.
 */
export function sharedVisit(request: FastifyRequest): SharedVisit | null {
  const { method, headers } = request;
  const [path = '', query = ''] = (request.raw.url ?? '').split(/\?(.*)/s);
  const country = headers[COUNTRY_HEADER];
  if (!['GET', 'HEAD'].includes(method) || headers.cookie !== undefined || headers.authorization !== undefined) return null;
  if (path.startsWith('/api/') || !isPlain(path, query) || !namesOneHost(request)) return null;
  if (typeof country !== 'string' || !COUNTRY.test(country)) return null;
  return { country: UNKNOWN.includes(country) ? null : country, bucket: bucketIn(request) };
}
