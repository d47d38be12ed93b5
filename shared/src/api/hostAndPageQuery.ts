/** The page's address: host with port, and the query with its question mark. */
export type PageAddress = Pick<Location, 'host' | 'search'>;

/** The query parameters of the page's address. The real host overrides a `domain` parameter, which anyone can set. */
export const hostAndPageQuery = ({ host, search }: PageAddress, query: object | undefined): Record<string, unknown> => ({
  ...Object.fromEntries(new URLSearchParams(search)),
  ...query,
  domain: host,
});
