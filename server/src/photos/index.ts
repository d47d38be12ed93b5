import { join } from 'node:path';
import type { Api } from '../http/platform.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kinds.ts';
import { atMost } from './atMost.ts';
import { avifName, fileName } from './fileName.ts';
import { createIntake, type PictureKey } from './intake.ts';
import { createKeptFiles } from './keptFiles.ts';
import { createOwnPhotos, type OwnPhotosDeps } from './ownPhotos.ts';
import { folderPhotoStore, type PhotoStore } from './photoStore.ts';
import { createPrivatePhotos } from './privatePhotos.ts';
import { createPublicPhotos } from './publicPhotos.ts';
import { FILE_KINDS } from './renditions.ts';
import { registerIntake, registerOwnPhotos, registerPhotos } from './routes.ts';

/** Processing pictures keeps a processor busy: more at a time would only make everyone wait longer. */
const MADE_AT_A_TIME = 2;
const FORGET = jobKind<PictureKey>('forget_picture', { lasting: true });
const HIDE = jobKind<PictureKey>('hide_picture', { lasting: true });

interface Deps {
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly own: OwnPhotosDeps['own'];
  readonly review: OwnPhotosDeps['review'];
}

/**
 * Everything about pictures in the data folder. `photos` contains what anyone who knows a name may see; the other two
 * folders are never served by name.
 */
export function openPhotos(api: Api, { jobs, own, review }: Deps) {
  const { dataDir } = api.platform.config;
  const inTurn = atMost(MADE_AT_A_TIME);
  const stores = {
    originals: folderPhotoStore(join(dataDir, 'originals')),
    public: folderPhotoStore(join(dataDir, 'photos')),
    private: folderPhotoStore(join(dataDir, 'private-photos')),
  };
  const removeFrom = (store: PhotoStore, { id, name_key }: PictureKey) =>
    Promise.all(
      FILE_KINDS.map((kind) => fileName(id, name_key, kind)).flatMap((name) => [store.remove(name), store.remove(avifName(name))]),
    );
  jobs.handle(FORGET, async (picture) => {
    for (const store of Object.values(stores)) await removeFrom(store, picture);
  });
  jobs.handle(HIDE, async (picture) => {
    await removeFrom(stores.public, picture);
  });
  const intake = createIntake({
    originals: stores.originals,
    inTurn,
    forgetLater: (trx, picture) => jobs.add(trx, FORGET, picture),
    hideLater: (trx, picture) => jobs.add(trx, HIDE, picture),
  });
  const photos = createPublicPhotos({ files: createKeptFiles(stores.public, inTurn), intake, unhurried: atMost(1) });
  const privatePhotos = createPrivatePhotos({ files: createKeptFiles(stores.private, inTurn), intake });
  const ownPhotos = createOwnPhotos({ intake, own, review });
  registerIntake(api, intake);
  registerOwnPhotos(api, ownPhotos);
  registerPhotos(api, photos);
  return { intake, photos, privatePhotos, ownPhotos };
}
