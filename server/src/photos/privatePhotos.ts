import { fileName } from './fileName.ts';
import type { Intake, PictureKey } from './intake.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type PrivateRendition, renderWhole } from './renditions.ts';

/** Pictures for few viewers, uncropped. They have no address: the caller has already checked who may see them. */
export function createPrivatePhotos({ files, intake }: { files: KeptFiles; intake: Pick<Intake, 'original' | 'missing'> }) {
  return {
    /** The bytes of a rendition as WebP, created on the first request; null if the picture is gone. */
    async read(picture: PictureKey, rendition: PrivateRendition): Promise<Buffer | null> {
      const name = fileName(picture.id, picture.name_key, rendition);
      const kept = await files.read(name);
      if (kept !== null) return kept;
      const original = await intake.original(picture);
      if (original === null) return null;
      const made = await files.make(name, () => renderWhole(original, rendition));
      // If the picture was deleted meanwhile, nothing would delete this file any more.
      if ((await intake.original(picture)) !== null) return made;
      await files.remove(name);
      return null;
    },

    /** The error to throw if `read` found nothing, although the picture is still in use. */
    missing: intake.missing,
  };
}
export type PrivatePhotos = ReturnType<typeof createPrivatePhotos>;
