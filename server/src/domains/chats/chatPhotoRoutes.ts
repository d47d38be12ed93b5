import { CHAT_PHOTO_PATH, deleteChatPhoto, PhotoPlace } from '@amarena/shared/contracts/chat/chats';
import { memberOf } from '../../http/context.ts';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import { ApiProblem } from '../../http/status.ts';
import type { PrivatePhotos } from '../../photos/privatePhotos.ts';
import { MINUTE } from '../../times.ts';
import type { Chats } from './service.ts';

/** Photo requests that one address may make in a minute. */
const LOOKS_PER_MINUTE = 600;

/**
 * The photos of conversations. Each request is checked against the session, and a browser revalidates its copy before
 * it shows it: after a removal or a log-out it shows nothing.
 */
export function registerChatPhotos(api: Api, chats: Chats, photos: PrivatePhotos): void {
  const { server, platform } = api;
  memberRoute(api, deleteChatPhoto, ({ db, member, body }) => chats.removePhoto(db, member.id, body));

  server.get(CHAT_PHOTO_PATH, { config: { rateLimit: { max: LOOKS_PER_MINUTE, timeWindow: MINUTE } } }, async (request, reply) => {
    const member = await memberOf(request, platform);
    if (member === null) throw new ApiProblem({ code: 'authentication_required', authentication_required: true });
    const place = PhotoPlace.safeParse(request.query);
    if (!place.success) throw new ApiProblem({ code: 'not_found' });
    const { conversation, sequence, size } = place.data;
    const read = () => chats.photo(platform.db, member.id, { conversation, sequence: Number(sequence) });
    const photo = await read();
    if (!photo.ok) throw new ApiProblem(photo.error);
    reply.header('cache-control', 'private, no-cache').header('etag', `"${photo.value.id}-${size}"`);
    if (request.headers['if-none-match'] === `"${photo.value.id}-${size}"`) return reply.code(304).send();
    const bytes = await photos.read(photo.value, size);
    if (bytes === null) throw (await read()).ok ? photos.missing(photo.value) : new ApiProblem({ code: 'photo_deleted' });
    return reply.type('image/webp').header('content-disposition', 'inline').send(bytes);
  });
}
