import { search } from '@amarena/shared/contracts/people/search';
import { visitorSearchShown } from '@amarena/shared/contracts/people/visitorSearch';
import type { Settings } from '@amarena/shared/contracts/platform/settings';
import { failure } from '@amarena/shared/errors';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/schema.ts';
import type { Visit } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { route } from '../../http/route.ts';
import type { Search } from './service.ts';

/** What a visitor's search depends on. */
export type SearchSettings = (db: Db, visit: Visit) => Promise<Pick<Settings, 'logged_out_search' | 'logged_out_search_trafficsource'>>;

/** The traffic source that the page passes on in its query. It is not a filter, and so not part of the contract. */
function networkOf({ query }: FastifyRequest): string | undefined {
  const network = typeof query === 'object' && query !== null && 'network' in query ? query.network : undefined;
  return typeof network === 'string' ? network : undefined;
}

export function registerSearch(api: Api, members: Search, settings: SearchSettings): void {
  route(api, search, async (context) => {
    const { db, member, query, now, request } = context;
    if (member === null && !visitorSearchShown(await settings(db, context), { network: networkOf(request) })) {
      return failure({ code: 'search_hidden' });
    }
    return members.find(db, member?.id ?? null, query, now);
  });
}
