import { keepSharedPhoto, SHARE_FIELD, SHARE_PATH, SHARED_PARAMETER, type SharedOutcome } from '@amarena/shared/contracts/sharedPhoto';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';

/** A page for members alone: a visitor logs in first, and comes back to it with the photo. */
const addressFor = (outcome: SharedOutcome): string => `/chats?${new URLSearchParams({ [SHARED_PARAMETER]: outcome })}`;

async function keptFrom(request: Request): Promise<SharedOutcome> {
  const photo = (await request.formData()).get(SHARE_FIELD);
  if (!(photo instanceof File) || photo.size === 0) return 'lost';
  await keepSharedPhoto(photo, { caches, now: Date.now() });
  return 'photo';
}

export const isShare = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean => sameOrigin && url.pathname === SHARE_PATH;

/** Takes a photo that another app shares. It stays on this device until the member says where it goes. */
export async function receive({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const outcome = await keptFrom(request).catch((cause: unknown): SharedOutcome => {
    console.warn('A shared photo could not be taken', cause);
    return 'lost';
  });
  return Response.redirect(addressFor(outcome), 303);
}
