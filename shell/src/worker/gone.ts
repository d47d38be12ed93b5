import type { WorkboxPlugin } from 'workbox-core/types.js';

/** Refused for this member, or not there any more. */
const GONE: readonly number[] = [403, 404, 410];

/** Drops the kept copy of what the site no longer gives, so that it does not show again without a network. */
export const forgetWhatIsGone = (cacheName: string): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (GONE.includes(response.status)) {
      const cache = await caches.open(cacheName);
      await cache.delete(request, { ignoreVary: true });
    }
    return response;
  },
});
