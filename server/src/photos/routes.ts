import { deletePhoto, postPhoto, postPhotoRestore, postUpload, putPhoto, putPhotoOrder } from '@amarena/shared/contracts/people/ownPhotos';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import type { OwnProfile } from '@amarena/shared/contracts/people/profile';
import { type ApiError, type Result, success } from '@amarena/shared/errors';
import type { FastifyReply } from 'fastify';
import { memberOf } from '../http/context.ts';
import { FILE_LIMIT } from '../http/fileLimit.ts';
import type { Api } from '../http/platform.ts';
import { memberRoute } from '../http/route.ts';
import type { SessionMember } from '../http/sessions.ts';
import { uploadRoute } from '../http/uploadRoute.ts';
import { avifName } from './fileName.ts';
import type { AcceptedPicture, Intake } from './intake.ts';
import type { OwnPhotos } from './ownPhotos.ts';
import type { PhotoFile, Photos } from './publicPhotos.ts';

/** Where the renditions are served; equals `settings.cdn_prefix` unless another host serves them. */
export const PHOTOS_PATH = '/photos/';

/**
 * Seconds for which a cached photo may be shown without revalidation. A photo that is refused, removed or hidden with
 * its account has to leave all caches within a minute.
 */
const FRESH = 30;
/** The same for a photo as WebP while it is being encoded as AVIF, which caches should have instead. */
const FRESH_FOR_NOW = 5;

/** True if a browser says that it shows AVIF. A wildcard does not: everyone sends it. */
const takesAvif = (accept: string | undefined): boolean =>
  (accept ?? '').split(',').some((type) => /^\s*image\/avif\s*(;(?!\s*q=0(\.0*)?\s*$).*)?$/.test(type));

const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === etag);

const mayLook = (member: SessionMember | null, { memberId }: PhotoFile): boolean =>
  member !== null && (member.id === memberId || member.roles.includes('moderator'));

/**
 * Renditions by name. Anyone who knows the name of a visible photo may see it: the server reveals names only to those
 * who may. A photo that is not visible, or no longer, is served only to its owner and moderators. Browsers that show
 * AVIF get it under the same name once it exists; no request waits for it.
 */
export function registerPhotos({ server, platform }: Api, photos: Photos): void {
  const gone = (reply: FastifyReply) => reply.code(404).send();
  const makeLater = (file: PhotoFile) =>
    photos.makeAvif(platform.db, file).catch((error: unknown) => server.log.error({ err: error }, 'a photo was not encoded as AVIF'));

  server.get<{ Params: { file: string } }>(`${PHOTOS_PATH}:file`, { config: { rateLimit: FILE_LIMIT } }, async (request, reply) => {
    const file = await photos.find(platform.db, request.params.file);
    if (file === null || !(file.shown || mayLook(await memberOf(request, platform), file))) return gone(reply);
    const wanted = photos.hasAvif(file) && takesAvif(request.headers.accept);
    // The bytes behind a name never change, so the name is a valid ETag, and who has the AVIF needs no look into the store.
    const avifTag = `"${avifName(file.name)}"`;
    const holdsAvif = wanted && isHeld(request.headers['if-none-match'], avifTag);
    const avif = wanted && !holdsAvif ? await photos.avif(file) : null;
    const isAvif = holdsAvif || avif !== null;
    const etag = isAvif ? avifTag : `"${file.name}"`;
    const fresh = wanted && !isAvif ? FRESH_FOR_NOW : FRESH;
    const held = holdsAvif || isHeld(request.headers['if-none-match'], etag);
    const bytes = held ? null : (avif ?? (await photos.bytes(platform.db, file)));
    if (!held && bytes === null) return gone(reply);
    if (wanted && !isAvif) makeLater(file);
    reply.headers({
      etag,
      vary: 'accept',
      'cache-control': file.shown ? `public, max-age=${fresh}, must-revalidate` : 'private, no-store',
    });
    return held ? reply.code(304).send() : reply.type(isAvif ? 'image/avif' : 'image/webp').send(bytes);
  });
}

/** The only upload endpoint for members' pictures, for any purpose. */
export function registerIntake(api: Api, intake: Intake): void {
  const { db, now } = api.platform;
  uploadRoute<typeof postUpload, AcceptedPicture>(
    api,
    postUpload,
    {
      prepare: (file) => intake.accept(db, file, now()),
      async keep(trx, member, picture, at) {
        const kept = await intake.keep(trx, member.id, picture, at);
        return kept.ok ? success({ upload: picture.id, width: picture.width, height: picture.height }) : kept;
      },
      discard: (picture) => intake.discard(db, picture),
    },
    { bodyLimit: PHOTO_BYTES },
  );
}

const answered = (changed: Result<OwnProfile, ApiError>) => (changed.ok ? success({ profile: changed.value }) : changed);

export function registerOwnPhotos(api: Api, ownPhotos: OwnPhotos): void {
  memberRoute(api, postPhoto, async ({ db, member, body, now }) => answered(await ownPhotos.add(db, member.id, body.upload, now)));
  memberRoute(api, deletePhoto, async ({ db, member, body, now }) => answered(await ownPhotos.remove(db, member.id, body.photo, now)));
  memberRoute(api, putPhoto, async ({ db, member, body }) => answered(await ownPhotos.makeMain(db, member.id, body.photo)));
  memberRoute(api, postPhotoRestore, async ({ db, member, body, now }) =>
    answered(await ownPhotos.restore(db, member.id, body.photo, now)),
  );
  memberRoute(api, putPhotoOrder, async ({ db, member, body }) => answered(await ownPhotos.order(db, member.id, body.photos)));
}
