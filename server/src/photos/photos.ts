import type { Db } from '../db/schema.ts';
import { type Drawing, draw } from './drawing.ts';
import { fileName, isGenuine, parseFileName } from './fileName.ts';
import type { Intake } from './intake.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type Rendition, renderDrawing, renderUpload } from './renditions.ts';
import { mainImagesOf, sourceOf } from './repository.ts';

/** The photos' public files. Members' uploads and the demonstration's drawings go through the same renditions and names. */
export function createPhotos({ files, intake }: { files: KeptFiles; intake: Pick<Intake, 'original'> }) {
  const drawn = (name: string, drawing: Drawing, rendition: Rendition): Promise<Buffer> =>
    files.make(name, () => renderDrawing(draw(drawing), rendition));

  return {
    /** The bytes of a rendition, made now where nobody asked for it yet; null: no such file. */
    async read(db: Db, name: string): Promise<Buffer | null> {
      const parsed = parseFileName(name);
      if (parsed === null) return null;
      const kept = await files.read(name);
      if (kept !== null) return kept;
      const photo = await sourceOf(db, parsed.photoId);
      if (photo === undefined || !isGenuine(parsed, photo.name_key)) return null;
      if (photo.drawing !== null) return drawn(name, photo.drawing, parsed.rendition);
      const original = await intake.original({ id: parsed.photoId, name_key: photo.name_key });
      return original === null ? null : files.make(name, () => renderUpload(original, parsed.rendition));
    },

    /** Draws main images ahead of the first visit, in the sizes that a list shows. */
    async drawAhead(db: Db, memberIds: readonly string[]): Promise<void> {
      if (memberIds.length === 0) return;
      const photos = await mainImagesOf(db, memberIds);
      const wanted = photos.flatMap(({ id, name_key, drawing }) =>
        drawing === null
          ? []
          : (['thumb', 'photo'] as const).map((rendition) => ({ name: fileName(id, name_key, rendition), drawing, rendition })),
      );
      await Promise.all(wanted.map(async ({ name, drawing, rendition }) => (await files.read(name)) ?? drawn(name, drawing, rendition)));
    },
  };
}
export type Photos = ReturnType<typeof createPhotos>;
