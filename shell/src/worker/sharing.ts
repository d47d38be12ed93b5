import { SHARE_FIELD, SHARE_PATH, SHARED_PARAMETER, type SharedOutcome } from '@amarena/shared/contracts/chat/sharedPhoto';
import { keepSharedPhoto } from '@amarena/shared/sharedPhoto';
import type { RouteHandlerCallbackOptions, RouteMatchCallbackOptions } from 'workbox-core/types.js';
import { storedMember } from './person.ts';
import { noteFailure } from './tellError.ts';

/** A page for members only: a visitor logs in first and then returns to it with the photo. */
const addressFor = (outcome: SharedOutcome): string => `/chats?${new URLSearchParams({ [SHARED_PARAMETER]: outcome })}`;

async function keptFrom(request: Request): Promise<SharedOutcome> {
  const photo = (await request.formData()).get(SHARE_FIELD);
  if (!(photo instanceof File) || photo.size === 0) return 'lost';
  await keepSharedPhoto(photo, await storedMember(), { caches, now: Date.now() });
  return 'photo';
}

export const isShare = ({ url, sameOrigin }: RouteMatchCallbackOptions): boolean => sameOrigin && url.pathname === SHARE_PATH;

/** Receives a photo that another app shares. It stays on this device until the member chooses where to send it. */
export async function receive({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const outcome = await keptFrom(request).catch((cause: unknown): SharedOutcome => {
    noteFailure('A shared photo could not be taken')(cause);
    return 'lost';
  });
  return Response.redirect(addressFor(outcome), 303);
}
