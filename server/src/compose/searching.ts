import { openSearchReplicas, type SearchReplicas } from '../domains/search/replicas/replicas.ts';
import type { Ground } from './platform.ts';

/** Opens the search replicas. The log says when one is no longer used, and when it is again. */
export function openReplicas({ api: { server, platform } }: Pick<Ground, 'api'>): Promise<SearchReplicas> {
  const { config, db, metrics } = platform;
  // Only pages and the API search.
  const searchReplicas = config.roles.has('web') ? config.searchReplicas : [];
  return openSearchReplicas(
    { ...config, searchReplicas },
    {
      primary: db,
      metrics,
      onChange(replica, { state, why }) {
        if (state === 'ready') server.log.info({ replica }, 'A search replica is in use');
        else server.log.error({ replica, state, why }, 'A search replica is not used');
      },
      onFailing(error) {
        if (error === null) server.log.info('The search replicas are looked at again');
        else server.log.error({ err: error }, 'The search replicas cannot be looked at, because the primary does not answer');
      },
    },
  );
}
