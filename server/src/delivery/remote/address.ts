import { success } from '@amarena/shared/errors/apiErrors';
import type { DeliveryAccess } from './calls.ts';
import { pipelineToken } from './pipelineToken.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const isLoopback = (hostname: string): boolean => hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

/** An address to which a token may be sent. Throws for any other. */
function safeAddress(setting: string, address: string): URL {
  if (!URL.canParse(address)) throw new Error(`${setting} is not an address: ${address}`);
  const url = new URL(address);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new Error(`${setting} must begin with https://, because the token would be sent in clear text.`);
  return url;
}

const MISSING =
  'DELIVERY_TOKEN is missing. The operator makes one with "npm run deliver -- token new". A job of GitHub Actions needs none if it has "permissions: id-token: write", and if DELIVERY_TRUST of the site names its repository.';

/** Reads the origin in `DELIVERY_URL`; null without one. Throws if what is sent there could be read on the way. */
export const siteOrigin = ({ DELIVERY_URL: address = '' }: Environment): string | null =>
  address === '' ? null : safeAddress('DELIVERY_URL', address).origin;

/**
 * Reads `DELIVERY_URL` and `DELIVERY_TOKEN`; null without an address. Without a token, a job of GitHub Actions gets one for
 * what GitHub signs. Throws if the address would send a token in clear text, or if there is none to be had.
 */
export function deliveryAccess(environment: Environment): DeliveryAccess | null {
  const { DELIVERY_TOKEN: token = '', DELIVERY_AUDIENCE: audience = '' } = environment;
  const { ACTIONS_ID_TOKEN_REQUEST_URL: signer = '', ACTIONS_ID_TOKEN_REQUEST_TOKEN: key = '' } = environment;
  const origin = siteOrigin(environment);
  if (origin === null) return null;
  if (token !== '') return { url: origin, token: async () => success(token) };
  if (signer === '' || key === '') throw new Error(MISSING);
  const { href } = safeAddress('ACTIONS_ID_TOKEN_REQUEST_URL', signer);
  return { url: origin, token: pipelineToken(origin, { address: href, key, audience: audience || origin }) };
}
