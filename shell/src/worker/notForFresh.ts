import { FRESH_HEADER } from '@amarena/shared/contracts/platform/offline';
import type { WorkboxPlugin } from 'workbox-core/types.js';

/**
 * A page that shows an answer already gets no stored one. After a short loss of the network the browser says "online"
 * before requests succeed; the stored conversation would then replace the messages that came since it was read.
 */
export const notForFresh: WorkboxPlugin = {
  // Later callbacks get the key of the cache as their request, which has no headers.
  async handlerWillStart({ request, state }) {
    if (state) state.fresh = request.headers.has(FRESH_HEADER);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => (state?.fresh === true ? null : (cachedResponse ?? null)),
};
