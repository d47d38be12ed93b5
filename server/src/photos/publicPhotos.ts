import type { AtMost } from '../atMost.ts';
import type { Db } from '../db/schema.ts';
import { type Drawing, draw } from './drawing.ts';
import { avifName, fileName, isGenuine, parseFileName } from './fileName.ts';
import type { Intake, PictureKey } from './intake.ts';
import type { KeptFiles } from './keptFiles.ts';
import { type Format, IN_AVIF, type Rendition, renderDrawing, renderUpload } from './renditions.ts';
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

/** Photos that may wait to be encoded as AVIF. Further ones are, when they are requested again. */
const MOST_WAITING = 200;

export interface PhotosDeps {
  readonly files: KeptFiles;
  readonly intake: Pick<Intake, 'original' | 'missing' | 'hide'>;
  /** Limits how many photos are encoded as AVIF at a time. */
  readonly unhurried: AtMost;
}

/** How a file is created. */
type Recipe = () => Promise<Buffer>;

async function find(db: Db, name: string): Promise<PhotoFile | null> {
  const parsed = parseFileName(name);
  if (parsed === null) return null;
  const stored = await storedPhoto(db, parsed.photoId);
  if (stored === undefined || !isGenuine(parsed, stored.name_key)) return null;
  const { name_key, drawing, member_id, status, shown } = stored;
  const photo = { id: parsed.photoId, name_key };
  return { name, photo, rendition: parsed.rendition, drawing, memberId: member_id, shown, refused: status === 'refused' };
}

/** The public files of photos. Members' uploads and the demonstration's drawings share renditions and names. */
export function createPublicPhotos({ files, intake, unhurried }: PhotosDeps) {
  const waiting = new Set<string>();

  /** Null if the photo was removed meanwhile. Throws `StoreUnavailable` if it was not, but its original is missing. */
  async function recipe(db: Db, { name, photo, rendition, drawing }: PhotoFile, format: Format): Promise<Recipe | null> {
    if (drawing !== null) return () => renderDrawing(draw(drawing), rendition, format);
    const original = await intake.original(photo);
    if (original !== null) return () => renderUpload(original, rendition, format);
    if ((await find(db, name)) !== null) throw intake.missing(photo);
    return null;
  }

  /** Creates and keeps a file, unless its photo was withdrawn meanwhile: nothing would delete it any more. */
  async function makeAndKeep(db: Db, file: PhotoFile, format: Format): Promise<Buffer | null> {
    const make = await recipe(db, file, format);
    if (make === null) return null;
    const name = format === 'avif' ? avifName(file.name) : file.name;
    const bytes = await files.make(name, make);
    const now = await find(db, file.name);
    if (now !== null && !now.refused) return bytes;
    // If the store fails at this moment, a job removes the file as soon as it works again.
    await files.remove(name).catch(() => intake.hide(db, file.photo));
    return null;
  }

  /** Another server may have made it while this one waited for its turn. */
  async function makeUnlessMade(db: Db, file: PhotoFile): Promise<void> {
    if ((await files.existing(avifName(file.name))) === null) await makeAndKeep(db, file, 'avif');
  }

  return {
    /** The file with this name, and who may see it; null if there is no such file, or if its photo was removed. */
    find,

    /**
     * The bytes of a file as WebP, created on the first request; those of a refused photo are never kept. Null if they
     * are gone.
     */
    async bytes(db: Db, file: PhotoFile): Promise<Buffer | null> {
      if (!file.refused) return (await files.read(file.name)) ?? makeAndKeep(db, file, 'webp');
      const make = await recipe(db, file, 'webp');
      return make === null ? null : files.makeOnly(make);
    },

    /** True if a file is also sent as AVIF: only what everyone may see. */
    hasAvif: ({ shown, rendition }: Pick<PhotoFile, 'shown' | 'rendition'>): boolean => shown && IN_AVIF.includes(rendition),

    /** The same picture as AVIF; null if it does not exist yet. */
    avif: ({ name }: Pick<PhotoFile, 'name'>): Promise<Buffer | null> => files.existing(avifName(name)),

    /** Creates the same picture as AVIF, for later requests. Resolves when it exists, or at once if too many are waiting. */
    async makeAvif(db: Db, file: PhotoFile): Promise<void> {
      if (waiting.has(file.name) || waiting.size >= MOST_WAITING) return;
      waiting.add(file.name);
      try {
        await unhurried(() => makeUnlessMade(db, file));
      } finally {
        waiting.delete(file.name);
      }
    },

    /** Draws main images before the first visit, in the sizes that a list shows. */
    async drawAhead(db: Db, memberIds: readonly string[]): Promise<void> {
      if (memberIds.length === 0) return;
      const photos = await mainImagesOf(db, memberIds);
      const wanted = photos.flatMap(({ id, name_key, drawing }) =>
        drawing === null
          ? []
          : (['thumb', 'card'] as const).map((rendition) => ({ name: fileName(id, name_key, rendition), drawing, rendition })),
      );
      await Promise.all(
        wanted.map(
          async ({ name, drawing, rendition }) =>
            (await files.read(name)) ?? files.make(name, () => renderDrawing(draw(drawing), rendition, 'webp')),
        ),
      );
    },
  };
}
export type Photos = ReturnType<typeof createPublicPhotos>;
