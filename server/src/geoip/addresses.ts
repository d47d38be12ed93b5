import ipaddr from 'ipaddr.js';

const LOCAL = ['loopback', 'private', 'uniqueLocal', 'linkLocal'];

/** An IPv4 address that is written as IPv6 counts as IPv4. Null if this is not an address. */
const parsed = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : null);

/** True for an address of this machine. */
export const isLoopback = (address: string): boolean => parsed(address)?.range() === 'loopback';

/** True for an address of this machine or of a private network. */
export const isLocal = (address: string): boolean => LOCAL.includes(parsed(address)?.range() ?? '');

/** True for a reserved address: for examples, for tests, or for later use. */
export const isReserved = (address: string): boolean => parsed(address)?.range() === 'reserved';

/** What limits count as one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressBlock(address: string): string {
  const known = parsed(address);
  if (!(known instanceof ipaddr.IPv6)) return known?.toString() ?? address;
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${known}/64`)}/64`;
}

/**
 * What one customer of a provider may control: the /24 network of an IPv4 address, the /48 of an IPv6 address. For
 * counting people who must be different: neighbours count as one.
 */
export function addressRange(address: string): string {
  const known = parsed(address);
  if (known === null) return address;
  const [kind, bits] = known instanceof ipaddr.IPv6 ? [ipaddr.IPv6, 48] : [ipaddr.IPv4, 24];
  return `${kind.networkAddressFromCIDR(`${known}/${bits}`)}/${bits}`;
}

/** Names of address ranges that a list of networks may contain. */
export const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * True for `10.0.0.0/8`, `192.0.2.7`, `2001:db8::/32` or a name in `NAMED_NETWORKS`; false for a network of all
 * addresses.
 */
export function isNetwork(text: string): boolean {
  if (NAMED_NETWORKS.includes(text)) return true;
  if (!text.includes('/')) return ipaddr.isValid(text);
  return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0;
}
