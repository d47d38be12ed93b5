import { PHOTO_BYTES } from '@amarena/shared/contracts/constants';
import { deletePhoto, postPhoto, postPhotoRestore, postUpload, putPhoto, putPhotoOrder } from '@amarena/shared/contracts/photos';
import type { OwnProfile } from '@amarena/shared/contracts/profile';
import { type ApiError, type Result, success } from '@amarena/shared/errors';
import type { Api } from '../http/platform.ts';
import { memberRoute } from '../http/route.ts';
import { uploadRoute } from '../http/uploadRoute.ts';
import type { Intake, KeptPicture } from './intake.ts';
import type { OwnPhotos } from './ownPhotos.ts';
import type { Photos } from './photos.ts';

/** Where the renditions are served; `settings.cdn_prefix` where no other host serves them. */
export const PHOTOS_PATH = '/photos/';

const A_YEAR = 31_536_000;

/** Renditions by name. Whoever knows a name may see the file: the server tells it to nobody else. */
export function registerPhotos({ server, platform }: Api, photos: Photos): void {
  server.get<{ Params: { file: string } }>(`${PHOTOS_PATH}:file`, async (request, reply) => {
    const bytes = await photos.read(platform.db, request.params.file);
    if (bytes === null) return reply.code(404).header('cache-control', 'no-store').send();
    return reply.type('image/webp').header('cache-control', `public, max-age=${A_YEAR}, immutable`).send(bytes);
  });
}

/** The one way in for members' pictures, whatever they are for. */
export function registerIntake(api: Api, intake: Intake): void {
  uploadRoute<typeof postUpload, KeptPicture>(
    api,
    postUpload,
    {
      prepare: intake.accept,
      async keep(trx, member, picture, now) {
        const kept = await intake.keep(trx, member.id, picture, now);
        return kept.ok ? success({ upload: picture.id, width: picture.width, height: picture.height }) : kept;
      },
      discard: intake.discard,
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
