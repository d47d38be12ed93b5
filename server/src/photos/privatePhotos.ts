import { fileName } from './fileName.ts';
import type { Intake, PictureKey } from './intake.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type PrivateRendition, renderWhole } from './renditions.ts';

/** Pictures for few eyes, whole and in their own shape. No address leads here: whoever reads has checked who may see. */
export function createPrivatePhotos({ files, intake }: { files: KeptFiles; intake: Pick<Intake, 'original'> }) {
  return {
    /** The bytes of a rendition as WebP, made now where nobody asked for it yet; null: the picture is gone. */
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
