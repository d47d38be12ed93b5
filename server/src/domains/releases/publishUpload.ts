import type { Build } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { Db } from '../../db/schema.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import type { PartName } from '../../delivery/part.ts';
import { publishProven } from '../../delivery/provenance/publishProven.ts';
import type { Published } from '../../delivery/publish.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import { orRefusal } from '../../delivery/troubles.ts';
import { DAY } from '../../times.ts';
import { inTurn } from './inTurn.ts';
import { notBegun } from './problems.ts';
import { publishedIn, type Staged, uploadOf } from './staged.ts';
import { publicationsSince } from './steps.repository.ts';
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

  async function tooManyVersions(part: PartName): Promise<Refusal | null> {
    const { versionsPerDay } = UPLOAD_LIMITS;
    const done = await publicationsSince(db, part, new Date(now().getTime() - DAY));
    if (done < versionsPerDay) return null;
    return uploadRefused(
      `${done} publications of ${part} within a day`,
      `fewer than ${versionsPerDay} before a new version`,
      'Publish what is to go live, not every change; or publish with access to the store.',
    );
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
    const tooMany = isNew ? await tooManyVersions(part) : null;
    if (tooMany !== null) return failure(tooMany);
    const source = staged.asBuild(upload, build, row.manifest);
    const done = await publishProven(stores, part, source, await staged.provenance(upload));
    if (!done.ok) return done;
    await removeUpload(upload).catch(onLeft);
    return success(done.value);
  }

  const alone = inTurn(1);
  return (tokenId, build) => alone(() => orRefusal(() => publishOne(tokenId, build)));
}
