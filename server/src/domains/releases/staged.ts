import type { Build, FileForm } from '@amarena/shared/contracts/platform/releases';
import { MANIFEST_FILE } from '@amarena/shared/federation/manifest';
import type { BuildSource } from '../../delivery/buildSource.ts';
import type { DeliveryStores } from '../../delivery/folders.ts';
import type { PartName } from '../../delivery/part.ts';
import type { Described } from '../../delivery/verifyFiles.ts';
import { requiredForms } from './fileChecks.ts';
import type { UploadName } from './uploads.repository.ts';

/** One form of a file of a build. */
export interface FileName extends Build {
  readonly file: string;
  readonly form: FileForm;
}

/** Folder of builds on their way. No route and no CDN reads it. */
export const UPLOADS_FOLDER = 'uploads';

const FORM_OF: Readonly<Record<string, FileForm>> = { '.br': 'br', '.gz': 'gz' };

export const uploadOf = (token_id: string, { part, version }: Build): UploadName => ({ token_id, part, version });

const folderOf = ({ token_id, part, version }: UploadName): string => `${UPLOADS_FOLDER}/${token_id}/${part}/${version}/`;

const provenanceOf = (upload: UploadName): string => `${folderOf(upload)}provenance/bundle.json`;

/** Published versions, of the shell as of remotes. */
export const publishedIn = ({ artifacts, shell }: Pick<DeliveryStores, 'artifacts' | 'shell'>) => ({
  manifest: (part: PartName, version: string): Promise<Described | null> =>
    part === 'shell' ? shell.manifest(version) : artifacts.manifest(part, version),
  read: (part: PartName, version: string, file: string): Promise<Buffer | null> =>
    part === 'shell' ? shell.read(version, file) : artifacts.read(part, version, file),
});

/** The files of uploads in the store: `uploads/<token>/<part>/<version>/<form>/<file>`. */
export function createStaged({ objects, ...stores }: Pick<DeliveryStores, 'objects' | 'artifacts' | 'shell'>) {
  const published = publishedIn(stores);
  const read = (upload: UploadName, form: FileForm, file: string) => objects.get(`${folderOf(upload)}${form}/${file}`);

  /** Files that are there, as `<form>/<file>`. */
  async function present(upload: UploadName): Promise<ReadonlySet<string>> {
    const folder = folderOf(upload);
    return new Set((await objects.list(folder)).map(({ key }) => key.slice(folder.length)));
  }

  return {
    present,
    /** What of a manifest is not there yet, as `<form>/<file>`. */
    async missing(upload: UploadName, { files }: Described): Promise<string[]> {
      const there = await present(upload);
      return requiredForms(files)
        .map(({ file, form }) => `${form}/${file}`)
        .filter((name) => !there.has(name));
    },
    /** The bundle that proves who built an upload; null: none was sent. */
    provenance: (upload: UploadName) => objects.get(provenanceOf(upload)),
    putProvenance: (upload: UploadName, bundle: Buffer) => objects.put(provenanceOf(upload), bundle),
    /** The source maps that are there besides that of `script`, and their bytes. */
    async otherMaps(upload: UploadName, script: string): Promise<{ files: number; bytes: number }> {
      const folder = `${folderOf(upload)}map/`;
      const others = (await objects.list(folder)).filter(({ key }) => key !== `${folder}${script}`);
      return { files: others.length, bytes: others.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
    removeFile: (upload: UploadName, { form, file }: FileName) => objects.remove(`${folderOf(upload)}${form}/${file}`),
    /** Removes files that were written before a moment, of uploads that are not among the known ones. */
    async removeOrphans(known: readonly UploadName[], before: Date): Promise<void> {
      const folders = new Set(known.map(folderOf));
      for (const { key, at } of await objects.list(`${UPLOADS_FOLDER}/`)) {
        const folder = `${key.split('/', 4).join('/')}/`;
        if (at < before && !folders.has(folder)) await objects.remove(key);
      }
    },
    put: (upload: UploadName, { form, file }: FileName, bytes: Buffer) => objects.put(`${folderOf(upload)}${form}/${file}`, bytes),
    async remove(upload: UploadName): Promise<void> {
      for (const { key } of await objects.list(folderOf(upload))) await objects.remove(key);
    },
    /** An upload as a build. What is published already need not be sent again. */
    asBuild: (upload: UploadName, { part, version }: Build, manifest: Buffer): BuildSource => ({
      place: `the upload of ${part}@${version}`,
      async read(file) {
        if (file === MANIFEST_FILE) return manifest;
        const form = FORM_OF[file.slice(-3)];
        const bytes = form === undefined ? await read(upload, 'plain', file) : await read(upload, form, file.slice(0, -3));
        return bytes ?? published.read(part, version, file);
      },
      async mapped(files) {
        const there = await present(upload);
        return files.filter((file) => there.has(`map/${file}`));
      },
      map: (script) => read(upload, 'map', script),
    }),
  };
}
export type Staged = ReturnType<typeof createStaged>;
