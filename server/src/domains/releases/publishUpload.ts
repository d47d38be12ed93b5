import type { Build } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { atMost } from '../../atMost.ts';
import { type Db, inTransaction } from '../../db/schema.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import type { PartName } from '../../delivery/part.ts';
import { publishProven } from '../../delivery/provenance/publishProven.ts';
import type { Published } from '../../delivery/publish.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import { orRefusal } from '../../delivery/troubles.ts';
import { DAY } from '../../times.ts';
import { notBegun } from './problems.ts';
import { leavePublication, takePublication } from './publications.repository.ts';
import { publishedIn, type Staged, uploadOf } from './staged.ts';
import { UPLOAD_LIMITS, uploadRefused } from './uploadLimits.ts';
import { manifestIn } from './uploadManifest.ts';
import { deleteUpload, type UploadName, uploadNamed } from './uploads.repository.ts';

interface Deps {
  readonly db: Db;
  readonly now: () => Date;
  readonly stores: DeliveryStores;
  readonly staged: Staged;
  /** Called if the files of a published upload could not be removed; they are tried again after a day. */
  readonly onLeft: (error: unknown) => void;
}

type Outcome = Promise<Result<Published<PartName>, Refusal>>;

/** Publishes uploads whose files are all there. A whole build is in memory meanwhile, so it is done one after the other. */
export function createPublishUpload({ db, now, stores, staged, onLeft }: Deps): (tokenId: string, build: Build) => Outcome {
  const published = publishedIn(stores);

  /** The row goes last, so that no file stays without one. */
  async function removeUpload(upload: UploadName): Promise<void> {
    await staged.remove(upload);
    await deleteUpload(db, upload);
  }

  /** Takes one of the places that a part has for new versions within a day; the refusal if none is left. */
  async function takePlace({ part, version }: Build): Promise<Refusal | null> {
    const { versionsPerDay: most } = UPLOAD_LIMITS;
    const since = new Date(now().getTime() - DAY);
    if (await inTransaction(db, (trx) => takePublication(trx, { part, version, at: now() }, { most, since }))) return null;
    return uploadRefused(
      `${most} publications of ${part} within a day`,
      `fewer than ${most} before a new version`,
      'Publish what is to go live, not every change; or publish with access to the store.',
    );
  }

  /** Publishes a version that has a place, which is given back if nothing came of it. */
  async function publishNew(build: Build, publishing: () => Outcome): Outcome {
    const tooMany = await takePlace(build);
    if (tooMany !== null) return failure(tooMany);
    const done = await publishing();
    if (!done.ok && (await published.manifest(build.part, build.version)) === null) await leavePublication(db, build);
    return done;
  }

  async function publishOne(tokenId: string, build: Build): Outcome {
    const { part, version } = build;
    const upload = uploadOf(tokenId, build);
    const row = await uploadNamed(db, upload);
    if (row === undefined) return failure(notBegun(part, version));
    const found = await manifestIn(row.manifest, build);
    if (!found.ok) return found;
    const isNew = (await published.manifest(part, version)) === null;
    const missing = isNew ? await staged.missing(upload, found.value.manifest) : [];
    const [first] = missing;
    if (first !== undefined)
      return failure({
        rule: 'file_missing',
        found: `${missing.length} files of ${part}@${version} are missing, such as ${first}`,
        expected: 'every file of the manifest, and what proves its size after gzip',
        remedy: 'Send them, then publish again.',
      });
    const source = staged.asBuild(upload, build, row.manifest);
    const bundle = await staged.provenance(upload);
    const publishing = () => publishProven(stores, part, source, bundle);
    const done = await (isNew ? publishNew(build, publishing) : publishing());
    if (!done.ok) return done;
    await removeUpload(upload).catch(onLeft);
    return success(done.value);
  }

  const alone = atMost(1);
  return (tokenId, build) => alone(() => orRefusal(() => publishOne(tokenId, build)));
}
