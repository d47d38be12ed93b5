/** Where the site is, and with which token it is asked. */
export interface DeliveryAccess {
  /** Origin of the site, `https://www.example.com`. */
  readonly url: string;
  readonly token: string;
}

const isLoopback = (hostname: string): boolean => hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the origin in `DELIVERY_URL`; null without one. Throws if what is sent there could be read on the way. */
export function siteOrigin({ DELIVERY_URL: address = '' }: Environment): string | null {
  if (address === '') return null;
  if (!URL.canParse(address)) throw new Error(`DELIVERY_URL is not an address: ${address}`);
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname)))
    throw new Error('DELIVERY_URL must begin with https://, because the token would be sent in clear text.');
  return origin;
}

/**
 * Reads `DELIVERY_URL` and `DELIVERY_TOKEN`; null without an address. Throws if the address would send the token in
 * clear text, or if there is no token.
 */
export function deliveryAccess(environment: Environment): DeliveryAccess | null {
  const { DELIVERY_TOKEN: token = '' } = environment;
  const origin = siteOrigin(environment);
  if (origin === null) return null;
  if (token === '') throw new Error('DELIVERY_TOKEN is missing. The operator makes one with "npm run deliver -- token new".');
  return { url: origin, token };
}
