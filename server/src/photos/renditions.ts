import { PHOTO_MIN_SIDE } from '@amarena/shared/contracts/people/photoLimits';
import sharp, { type Sharp } from 'sharp';

/**
 * Sizes that a photo is kept in, all 4:5. `avatar` is for faces in circles, `blurred` replaces a photo that
 * the viewer may not see.
 */
export const RENDITIONS = {
  avatar: { width: 160, height: 200 },
  thumb: { width: 320, height: 400 },
  card: { width: 480, height: 600 },
  photo: { width: 640, height: 800 },
  large: { width: 1200, height: 1500 },
  blurred: { width: 80, height: 100 },
} as const;
export type Rendition = keyof typeof RENDITIONS;
export const RENDITION_NAMES: readonly Rendition[] = ['avatar', 'thumb', 'card', 'photo', 'large', 'blurred'];

/** Formats of a rendition. */
export type Format = 'webp' | 'avif';
/** Renditions that exist in AVIF, too. A large one would keep a processor busy for seconds; a blurred one is tiny. */
export const IN_AVIF: readonly Rendition[] = ['avatar', 'thumb', 'card', 'photo'];

/**
 * Qualities at which both formats look alike: the same distance from the uncompressed picture, measured with
 * Butteraugli (3-norm). More effort than 2 takes six times as long and saves next to nothing.
 */
const QUALITY = {
  drawing: { webp: { quality: 78, effort: 2 }, avif: { quality: 57, effort: 2, chromaSubsampling: '4:2:0' } },
  upload: { webp: { quality: 80 }, avif: { quality: 65, effort: 2, chromaSubsampling: '4:2:0' } },
} as const;

const encoded = (picture: Sharp, kind: keyof typeof QUALITY, format: Format): Promise<Buffer> =>
  (format === 'avif' ? picture.avif(QUALITY[kind].avif) : picture.webp(QUALITY[kind].webp)).toBuffer();

/** Boxes that a picture for few viewers is fitted into, uncropped. */
const PRIVATE_RENDITIONS = {
  preview: { width: 640, height: 960 },
  full: { width: 1200, height: 1600 },
} as const;
export type PrivateRendition = keyof typeof PRIVATE_RENDITIONS;
export const PRIVATE_RENDITION_NAMES: readonly PrivateRendition[] = ['preview', 'full'];

const ORIGINAL_SIDE = 2400;

/**
 * Longest side, in pixels, of the stored original, from which the renditions are made; no address serves it. A panorama
 * keeps more, so that its short side is still large enough for a photo.
 */
export const keptSide = ({ width, height }: { width: number; height: number }): number =>
  Math.max(ORIGINAL_SIDE, Math.ceil((PHOTO_MIN_SIDE * Math.max(width, height)) / Math.min(width, height)));

/** All kinds of files of one picture. */
export type FileKind = Rendition | PrivateRendition | 'original';

/** Width of the view box that drawings are made in; the density makes the rasteriser draw at the target's size. */
const DRAWING_WIDTH = 960;
const SVG_DENSITY = 72;

const BLUR = 7;
const grains = new Map<number, Promise<Buffer>>();

/**
 * Fine grain in the size of a rendition, created once: a filter in each drawing would cost five times as much as the
 * rest.
 */
function grain(rendition: Rendition): Promise<Buffer> {
  const { width, height } = RENDITIONS[rendition];
  const known = grains.get(width);
  if (known) return known;
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const made = sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .greyscale()
    .png()
    .toBuffer();
  grains.set(width, made);
  return made;
}

/** A drawing in one of its sizes. As WebP, effort 2 takes a third less time than the default for the same size. */
export async function renderDrawing(svg: string, rendition: Rendition, format: Format): Promise<Buffer> {
  const { width, height } = RENDITIONS[rendition];
  const picture = sharp(Buffer.from(svg), { density: (SVG_DENSITY * width) / DRAWING_WIDTH }).resize(width, height);
  if (rendition === 'blurred') return picture.flatten().blur(BLUR).webp({ quality: 60, effort: 2 }).toBuffer();
  return encoded(picture.composite([{ input: await grain(rendition), blend: 'soft-light' }]), 'drawing', format);
}

/** A photo cropped to 4:5 around its salient part. */
export function renderUpload(original: Buffer, rendition: Rendition, format: Format): Promise<Buffer> {
  const { width, height } = RENDITIONS[rendition];
  const picture = sharp(original).resize(width, height, { fit: 'cover', position: sharp.strategy.attention });
  if (rendition === 'blurred') return picture.blur(BLUR).webp({ quality: 60 }).toBuffer();
  return encoded(picture, 'upload', format);
}

/** A picture in its own aspect ratio, never enlarged, as WebP. */
export const renderWhole = (original: Buffer, rendition: PrivateRendition): Promise<Buffer> =>
  sharp(original)
    .resize({ ...PRIVATE_RENDITIONS[rendition], fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
