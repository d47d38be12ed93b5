import type { Build, DeliveryProblem, DeliveryUpload } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import type { FileFacts } from '@amarena/shared/federation/manifest';
import { type Db, unlessRefused } from '../../db/schema.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import { sameFiles, takenBy } from '../../delivery/publish.ts';
import type { Refusal } from '../../delivery/refusal.ts';
import { orRefusal } from '../../delivery/troubles.ts';
import { fileRefusal } from './fileChecks.ts';
import { notBegun, refusedBy, uploadMissing } from './problems.ts';
import { createPublishUpload } from './publishUpload.ts';
import { createStaged, type FileName, publishedIn, type Staged, uploadOf } from './staged.ts';
import { lockTokens } from './tokens.repository.ts';
import { limitOf, UPLOAD_LIMITS, uploadRefused } from './uploadLimits.ts';
import { manifestIn } from './uploadManifest.ts';
import { allUploads, deleteUpload, saveUpload, type UploadName, uploadNamed, uploadsBefore, uploadsOf } from './uploads.repository.ts';

export interface UploadsDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly stores: DeliveryStores;
  /** Called if the files of a published upload could not be removed. */
  readonly onLeft: (error: unknown) => void;
}

interface Place {
  readonly upload: UploadName;
  readonly manifest: Buffer;
  readonly bytes: number;
  readonly at: Date;
}

/** Takes a place among the uploads of the token. One after the other, so that two cannot take the last place. */
const takePlace = (db: Db, { upload, manifest, bytes, at }: Place): Promise<Result<void, Refusal>> =>
  unlessRefused(db, async (trx) => {
    const tokens = await lockTokens(trx, upload.token_id);
    // What a run of the pipeline left behind that has ended does not stand in the way of the next one.
    const usable = tokens.filter(({ id, revoked_at, expires_at }) => id === upload.token_id || (revoked_at === null && expires_at > at));
    const all = await uploadsOf(trx, usable);
    const isIt = (one: UploadName): boolean =>
      one.token_id === upload.token_id && one.part === upload.part && one.version === upload.version;
    const others = all.filter((one) => !isIt(one));
    const sum = others.reduce((total, one) => total + one.bytes, bytes);
    if (others.length >= UPLOAD_LIMITS.uploads || sum > UPLOAD_LIMITS.perToken)
      return failure(
        uploadRefused(
          `${others.length + 1} unfinished uploads that may take ${sum} bytes in all forms of their files`,
          `at most ${UPLOAD_LIMITS.uploads} at a time, of ${UPLOAD_LIMITS.perToken} bytes`,
          'Publish what is uploaded; what is left unfinished is removed after a day.',
        ),
      );
    await saveUpload(trx, { ...upload, manifest, bytes, at });
    return success(undefined);
  });

const tooManyMaps = ({ part, version }: Build, files: number, bytes: number): Refusal =>
  uploadRefused(
    `${files} source maps of ${part}@${version}, of ${bytes} bytes`,
    `at most ${UPLOAD_LIMITS.maps.files}, of ${UPLOAD_LIMITS.maps.all} bytes`,
    'Leave out the source maps of other people’s code, or publish with access to the store.',
  );

/** Keeps the bundle that proves who built an upload, until it is published. */
const keepProvenanceIn =
  (db: Db, staged: Staged) =>
  (tokenId: string, build: Build, bundle: Buffer): Promise<Result<undefined, Refusal>> =>
    orRefusal(async () => {
      const upload = uploadOf(tokenId, build);
      if ((await uploadNamed(db, upload)) === undefined) return failure(notBegun(build.part, build.version));
      await staged.putProvenance(upload, bundle);
      return success(undefined);
    });

/** Builds that tokens upload file by file, and that are published as a whole. */
export function createUploads({ db, now, stores, onLeft }: UploadsDeps) {
  const staged = createStaged(stores);
  const published = publishedIn(stores);

  /** What the manifest says of a file of an upload. */
  async function expected(tokenId: string, name: FileName): Promise<Result<{ facts: FileFacts; limit: number }, DeliveryProblem>> {
    const upload = await uploadNamed(db, uploadOf(tokenId, name));
    if (upload === undefined) return failure(uploadMissing(name.part, name.version));
    const found = await manifestIn(upload.manifest, name);
    if (!found.ok) return failure(refusedBy(found.error));
    const { files } = found.value.manifest;
    const facts = Object.hasOwn(files, name.file) ? files[name.file] : undefined;
    if (facts !== undefined) return success({ facts, limit: limitOf(facts, name.form) });
    const whose = `${name.part}@${name.version}`;
    return failure(
      refusedBy(uploadRefused('a file that the manifest does not list', `a file of ${whose}`, 'Send the manifest of the build first.')),
    );
  }

  /** Stores a source map if there is room for it. One after the other, so that two cannot take the last room. */
  const putMap = (upload: UploadName, name: FileName, map: Buffer): Promise<Result<void, Refusal>> =>
    unlessRefused(db, async (trx) => {
      await lockTokens(trx, upload.token_id);
      const others = await staged.otherMaps(upload, name.file);
      const [files, bytes] = [others.files + 1, others.bytes + map.length];
      const { maps } = UPLOAD_LIMITS;
      if (files > maps.files || bytes > maps.all) return failure(tooManyMaps(name, files, bytes));
      return success(await staged.put(upload, name, map));
    });

  return {
    publish: createPublishUpload({ db, now, stores, staged, onLeft }),

    /** Begins an upload, or says what one that was begun still needs. Another manifest begins it anew. */
    begin: (tokenId: string, build: Build, bytes: Buffer): Promise<Result<DeliveryUpload, Refusal>> =>
      orRefusal(async () => {
        const found = await manifestIn(bytes, build);
        if (!found.ok) return found;
        const { manifest, room } = found.value;
        const there = await published.manifest(build.part, build.version);
        if (there !== null && !sameFiles(manifest, there)) return failure(takenBy(build.part, manifest, there));
        const upload = uploadOf(tokenId, build);
        const before = await uploadNamed(db, upload);
        const place = await takePlace(db, { upload, manifest: bytes, bytes: room, at: now() });
        if (!place.ok) return place;
        if (before !== undefined && !before.manifest.equals(bytes)) await staged.remove(upload);
        const present = [...(await staged.present(upload))];
        return success({
          published: there !== null,
          present,
          missing: there === null ? await staged.missing(upload, manifest) : [],
        });
      }),

    /** What the manifest says of a file that is about to arrive, and the most bytes that it may have. */
    expected,

    /** Keeps a form of a file if it has the bytes that the manifest says. */
    keep: (tokenId: string, name: FileName, bytes: Buffer, facts: FileFacts): Promise<Result<undefined, Refusal>> =>
      orRefusal(async () => {
        const refusal = await fileRefusal(`${name.part}@${name.version} ${name.file}`, name.form, bytes, facts);
        if (refusal !== null) return failure(refusal);
        const upload = uploadOf(tokenId, name);
        const put = name.form === 'map' ? await putMap(upload, name, bytes) : success(await staged.put(upload, name, bytes));
        if (!put.ok) return put;
        // While the file was on its way, its upload may have been published, removed or begun anew.
        const still = await expected(tokenId, name);
        if (still.ok && still.value.facts.integrity === facts.integrity) return success(undefined);
        await staged.removeFile(upload, name);
        return failure(notBegun(name.part, name.version));
      }),

    keepProvenance: keepProvenanceIn(db, staged),

    /** Removes uploads that no one finished within a day, and files that a lost race left without an upload. */
    async forgetOld(): Promise<void> {
      const before = new Date(now().getTime() - UPLOAD_LIMITS.keptFor);
      for (const upload of await uploadsBefore(db, before)) {
        await staged.remove(upload);
        await deleteUpload(db, upload);
      }
      await staged.removeOrphans(await allUploads(db), before);
    },
  };
}
export type Uploads = ReturnType<typeof createUploads>;
