import { Counter } from 'prom-client';
import { atMost } from '../atMost.ts';
import type { Api } from '../http/platform.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { jobKind } from '../jobs/kinds.ts';
import { createIntake, type PictureKey } from './intake.ts';
import { createKeptFiles } from './keptFiles.ts';
import { createOwnPhotos, type OwnPhotosDeps } from './ownPhotos.ts';
import type { PictureStores } from './pictureStores.ts';
import { createPrivatePhotos } from './privatePhotos.ts';
import { createPublicPhotos } from './publicPhotos.ts';
import { removeFrom } from './removing.ts';
import { registerIntake, registerOwnPhotos, registerPhotos } from './routes.ts';

/** Processing pictures keeps a processor busy: more at a time would only make everyone wait longer. */
const MADE_AT_A_TIME = 2;
const FORGET = jobKind<PictureKey>('forget_picture', { lasting: true });
const HIDE = jobKind<PictureKey>('hide_picture', { lasting: true });

interface Deps {
  readonly stores: PictureStores;
  readonly jobs: Pick<Jobs, 'add' | 'handle'>;
  readonly own: OwnPhotosDeps['own'];
  readonly review: OwnPhotosDeps['review'];
}

/** Everything about members' pictures. */
export function openPhotos(api: Api, { stores, jobs, own, review }: Deps) {
  const inTurn = atMost(MADE_AT_A_TIME);
  const missing = new Counter({
    name: 'pictures_missing_total',
    help: 'Requests for a picture that the database knows and whose original is not in the store.',
    registers: [api.platform.metrics],
  });
  jobs.handle(FORGET, async (picture) => {
    // The original first: a request that is making a file of it now looks for the original once more, and then removes that file.
    for (const kind of ['originals', 'public', 'private'] as const) await removeFrom(stores, kind, picture);
  });
  jobs.handle(HIDE, (picture) => removeFrom(stores, 'public', picture));
  const intake = createIntake({
    originals: stores.originals,
    inTurn,
    onMissing: () => missing.inc(),
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
