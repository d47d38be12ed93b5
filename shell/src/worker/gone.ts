import { SHOWN_MEMBER } from '@amarena/shared/contracts/platform/shownMember';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isStored } from './person.ts';

/** Refused for this member, or no longer there. */
const GONE: readonly number[] = [403, 404, 410];

/**
 * Deletes the stored copy of what the site no longer serves, so that it does not show again offline. What it refuses to a
 * page that shows someone else says nothing about the copy.
 */
export const forgetWhatIsGone = (cacheName: string): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (GONE.includes(response.status) && (await isStored(request.headers.get(SHOWN_MEMBER)))) {
      const cache = await caches.open(cacheName);
      await cache.delete(request, { ignoreVary: true });
    }
    return response;
  },
});
