import type { Db } from '../db/schema.ts';
import { type Drawing, draw } from './drawing.ts';
import { fileName, isGenuine, parseFileName } from './fileName.ts';
import type { Intake, PictureKey } from './intake.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type Rendition, renderDrawing, renderUpload } from './renditions.ts';
import { mainImagesOf, storedPhoto } from './repository.ts';

/** One of a photo's public files, found by its name. */
export interface PhotoFile {
  readonly name: string;
  readonly photo: PictureKey;
  readonly rendition: Rendition;
  readonly drawing: Drawing | null;
  /** The photo's member. */
  readonly memberId: string;
  /** True if anyone may see it; false: its owner and moderators only. */
  readonly shown: boolean;
  readonly refused: boolean;
}

/** The public files of photos. Members' uploads and the demonstration's drawings share renditions and names. */
export function createPhotos({ files, intake }: { files: KeptFiles; intake: Pick<Intake, 'original'> }) {
  const drawn = (name: string, drawing: Drawing, rendition: Rendition): Promise<Buffer> =>
    files.make(name, () => renderDrawing(draw(drawing), rendition));

  /** How a file is created; null if its source is gone. */
  async function recipe({ photo, rendition, drawing }: PhotoFile): Promise<(() => Promise<Buffer>) | null> {
    if (drawing !== null) return () => renderDrawing(draw(drawing), rendition);
    const original = await intake.original(photo);
    return original === null ? null : () => renderUpload(original, rendition);
  }

  return {
    /** The file with this name, and who may see it; null if there is no such file, or if its photo was removed. */
    async find(db: Db, name: string): Promise<PhotoFile | null> {
      const parsed = parseFileName(name);
      if (parsed === null) return null;
      const stored = await storedPhoto(db, parsed.photoId);
      if (stored === undefined || !isGenuine(parsed, stored.name_key)) return null;
      const { name_key, drawing, member_id, status, shown } = stored;
      const photo = { id: parsed.photoId, name_key };
      return { name, photo, rendition: parsed.rendition, drawing, memberId: member_id, shown, refused: status === 'refused' };
    },

    /**
     * The bytes of a file, created on the first request; those of a refused photo are never kept. Null if they are
     * gone.
     */
    async bytes(file: PhotoFile): Promise<Buffer | null> {
      const kept = file.refused ? null : await files.read(file.name);
      if (kept !== null) return kept;
      const make = await recipe(file);
      if (make === null) return null;
      return file.refused ? files.makeOnly(make) : files.make(file.name, make);
    },

    /** Draws main images before the first visit, in the sizes that a list shows. */
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
