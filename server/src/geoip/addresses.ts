import { BlockList, isIPv6 } from 'node:net';

const local = new BlockList();
local.addSubnet('127.0.0.0', 8, 'ipv4');
local.addSubnet('10.0.0.0', 8, 'ipv4');
local.addSubnet('172.16.0.0', 12, 'ipv4');
local.addSubnet('192.168.0.0', 16, 'ipv4');
local.addAddress('::1', 'ipv6');
local.addSubnet('fc00::', 7, 'ipv6');
local.addSubnet('fe80::', 10, 'ipv6');

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/** An address of this machine or of a private network. */
export const isLocal = (address: string): boolean => local.check(plain(address), isIPv6(plain(address)) ? 'ipv6' : 'ipv4');

/** The first 64 bits of an IPv6 address: one household has them all. */
function network(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** What counts as one client for limits: an IPv4 address, or the /64 network of an IPv6 address. */
export function addressBlock(address: string): string {
  const known = plain(address);
  return isIPv6(known) ? `${network(known)}::/64` : known;
}
