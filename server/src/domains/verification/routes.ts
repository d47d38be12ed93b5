import { deleteVerification, getVerification, postSelfie, postVerification } from '@amarena/shared/contracts/account/verification';
import { PHOTO_BYTES } from '@amarena/shared/contracts/people/photoLimits';
import { success } from '@amarena/shared/errors';
import type { Api } from '../../http/platform.ts';
import { memberRoute } from '../../http/route.ts';
import { uploadRoute } from '../../http/uploadRoute.ts';
import { readPicture } from '../../photos/picture.ts';
import { registerSelfie } from './selfie.ts';
import type { VerificationService } from './service.ts';

export function registerVerification(api: Api, verification: VerificationService): void {
  memberRoute(api, getVerification, async ({ db, member, now }) => success({ verification: await verification.get(db, member.id, now) }));

  memberRoute(api, postVerification, async ({ db, member, now }) => {
    const drawn = await verification.draw(db, member.id, now);
    return drawn.ok ? success({ verification: drawn.value }) : drawn;
  });

  memberRoute(api, deleteVerification, async ({ db, member, now }) =>
    success({ verification: await verification.withdraw(db, member.id, now) }),
  );

  registerSelfie(api, verification);

  uploadRoute(
    api,
    postSelfie,
    {
      prepare: (file) => readPicture(file.path),
      keep: async (trx, member, picture, now) => {
        const sent = await verification.send(trx, member.id, picture.bytes, now);
        return sent.ok ? success({ verification: sent.value }) : sent;
      },
      // Until it is accepted, the picture exists in memory only.
      discard: async () => undefined,
    },
    { bodyLimit: PHOTO_BYTES },
  );
}
