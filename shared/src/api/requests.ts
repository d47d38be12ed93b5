import { getUser } from '../contracts/accounts.ts';
import type { Endpoint } from '../contracts/endpoint.ts';
import { getSettings } from '../contracts/settings.ts';

/** Where the page is: host with port, and the query with its question mark. */
export type PageAddress = Pick<Location, 'host' | 'search'>;

const named = (endpoint: Pick<Endpoint, 'name'>, other: Pick<Endpoint, 'name'>): boolean => endpoint.name === other.name;

/** Headers that one call carries beyond the usual. */
export const extraHeaders = (endpoint: Endpoint): Record<string, string> =>
  named(endpoint, getUser) ? { 'X-Request-Type': 'client' } : {};

/**
 * The query as it travels. The settings differ by domain and by what the page's address says; the host wins over a
 * `domain` in the address, which anybody could write there.
 */
export function sentQuery(endpoint: Endpoint, query: Readonly<Record<string, unknown>>, page: () => PageAddress): Record<string, unknown> {
  if (!named(endpoint, getSettings)) return { ...query };
  const { host, search } = page();
  return { ...Object.fromEntries(new URLSearchParams(search)), ...query, domain: host };
}
