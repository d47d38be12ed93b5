import { fileName } from './fileName.ts';
import type { Intake, PictureKey } from './intake.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type PrivateRendition, renderWhole } from './renditions.ts';

/** Pictures for few viewers, uncropped. They have no address: the caller has already checked who may see them. */
export function createPrivatePhotos({ files, intake }: { files: KeptFiles; intake: Pick<Intake, 'original'> }) {
  return {
    /** The bytes of a rendition as WebP, created on the first request; null if the picture is gone. */
    async read(picture: PictureKey, rendition: PrivateRendition): Promise<Buffer | null> {
      const name = fileName(picture.id, picture.name_key, rendition);
      const kept = await files.read(name);
      if (kept !== null) return kept;
      const original = await intake.original(picture);
      return original === null ? null : files.make(name, () => renderWhole(original, rendition));
    },
  };
}
export type PrivatePhotos = ReturnType<typeof createPrivatePhotos>;
