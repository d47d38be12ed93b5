import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Refused for this member, or no longer there. */
const GONE: readonly number[] = [403, 404, 410];

/** Deletes the stored copy of what the site no longer serves, so that it does not show again offline. */
export const forgetWhatIsGone = (cacheName: string): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (GONE.includes(response.status)) {
      const cache = await caches.open(cacheName);
      await cache.delete(request, { ignoreVary: true });
    }
    return response;
  },
});
