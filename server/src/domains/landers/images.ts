import type { LanderDocument, LanderImage } from '@amarena/shared/contracts/landers/landers';
import { type ApiError, failure, type Result, success } from '@amarena/shared/errors';
import sharp from 'sharp';
import type { AtMost } from '../../atMost.ts';
import type { Db } from '../../db/schema.ts';
import type { Intake } from '../../photos/intake.ts';
import { createKeptFiles } from '../../photos/keptFiles.ts';
import type { KeptPicture } from '../../photos/keptPicture.ts';
import type { PhotoStore } from '../../photos/photoStore.ts';
import { type ImageRow, imagesByKeys, insertImage, latestImages } from './images.repository.ts';

/** Where pictures of landers are served. Everyone who sees a lander may see them, so their names need not be secret. */
export const LANDER_IMAGES_PATH = '/lander-images/';

/** Widths in pixels that a picture is offered in, up to its own width. */
const WIDTHS = [480, 960, 1600] as const;
const KEY_LENGTH = 32;
const QUALITY = 78;
const LATEST = 100;
const NAME = /^([0-9a-f]{32})-(\d{3,4})\.webp$/;

const keyOf = (picture: Pick<KeptPicture, 'hash'>): string => picture.hash.slice(0, KEY_LENGTH);

/** The widths of a picture: those that it fills, and its own width if that is less than the next one. */
const widthsOf = (width: number): number[] => {
  const filled = WIDTHS.filter((step) => step <= width);
  const widest = Math.min(width, WIDTHS[2]);
  return filled.at(-1) === widest ? filled : [...filled, widest];
};

function asImage({ key, width, height }: Pick<ImageRow, 'key' | 'width' | 'height'>): LanderImage {
  const widths = widthsOf(width);
  const widest = widths.at(-1) ?? width;
  return {
    width: widest,
    height: Math.round((height * widest) / width),
    sources: widths.map((step) => ({ src: `${LANDER_IMAGES_PATH}${key}-${step}.webp`, width: step })),
  };
}

/** Keys of all pictures in a document. */
export const imagesIn = ({ variants }: Pick<LanderDocument, 'variants'>): string[] => [
  ...new Set(
    variants
      .flatMap(({ content }) => Object.values(content))
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'video' ? [block.poster] : block.kind === 'image' || block.kind === 'choices' ? [block.image] : [],
      )
      .filter((key) => key !== ''),
  ),
];

interface Deps {
  readonly intake: Pick<Intake, 'original' | 'missing' | 'settle' | 'discard'>;
  readonly store: PhotoStore;
  readonly inTurn: AtMost;
}

/** Pictures of landers: they pass through the same checks as members' photos, and are served in their own aspect ratio. */
export function createImages({ intake, store, inTurn }: Deps) {
  const files = createKeptFiles(store, inTurn);

  return {
    /** Takes an accepted picture into use. The same bytes are one picture, no matter who sends them. */
    async keep(
      trx: Db,
      sender: string | null,
      picture: KeptPicture,
      now: Date,
    ): Promise<Result<{ image: string; picture: LanderImage }, ApiError>> {
      const row = { key: keyOf(picture), picture_id: picture.id, name_key: picture.name_key, width: picture.width, height: picture.height };
      if (await insertImage(trx, { ...row, sent_by: sender, sent_at: now })) await intake.settle(trx, picture);
      else await intake.discard(trx, picture);
      return success({ image: row.key, picture: asImage(row) });
    },

    /** The pictures with these keys, by key; unknown keys are left out. */
    async named(db: Db, keys: readonly string[]): Promise<Record<string, LanderImage>> {
      return Object.fromEntries((await imagesByKeys(db, keys)).map((row) => [row.key, asImage(row)]));
    },

    /** The pictures uploaded last, newest first. */
    async latest(db: Db) {
      return (await latestImages(db, LATEST)).map((row) => ({ image: row.key, picture: asImage(row), sent_at: row.sent_at.toISOString() }));
    },

    /**
     * The bytes of a file by its name, created on the first request. Error: `not_found`. Throws `StoreUnavailable` if its
     * original is missing.
     */
    async read(db: Db, name: string): Promise<Result<Buffer, ApiError>> {
      const [, key, wanted] = NAME.exec(name) ?? [];
      if (key === undefined) return failure({ code: 'not_found' });
      const kept = await files.read(name);
      if (kept !== null) return success(kept);
      const [row] = await imagesByKeys(db, [key]);
      const width = Number(wanted);
      if (row === undefined || !widthsOf(row.width).includes(width)) return failure({ code: 'not_found' });
      const picture = { id: row.picture_id, name_key: row.name_key };
      const original = await intake.original(picture);
      if (original === null) throw intake.missing(picture);
      return success(await files.make(name, () => sharp(original).resize(width).webp({ quality: QUALITY }).toBuffer()));
    },
  };
}
export type LanderImages = ReturnType<typeof createImages>;
