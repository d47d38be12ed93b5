import { open } from 'node:fs/promises';
import { PHOTO_MIN_SIDE } from '@amarena/shared/contracts/constants';
import { type ApiError, failure, type PhotoProblem, type Result, success } from '@amarena/shared/errors';
import sharp from 'sharp';
import { ORIGINAL_SIDE } from './renditions.ts';

/** A small file may claim to be huge when unpacked. */
const MAX_PIXELS = 60_000_000;
/** Brands of ISO media files that hold an AVIF picture. HEIC shares the container; no free decoder reads it here. */
const AVIF_BRANDS: readonly string[] = ['avif', 'avis', 'mif1', 'msf1'];
const HEADER_BYTES = 32;

const startsWith = (header: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => header[at] === byte);

/** Whether bytes begin as one of the formats that we take. Nothing else may reach a decoder. */
function isKnown(header: Buffer): boolean {
  const word = (from: number) => header.toString('latin1', from, from + 4);
  if (startsWith(header, 0xff, 0xd8, 0xff) || startsWith(header, 0x89, 0x50, 0x4e, 0x47)) return true;
  if (word(0) === 'RIFF') return word(8) === 'WEBP';
  return word(4) === 'ftyp' && AVIF_BRANDS.includes(word(8));
}

async function headerOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A picture fit to be kept: upright, without metadata, as WebP. Sizes are its own, in pixels. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const unusable = (problem: PhotoProblem): Result<never, ApiError> => failure({ code: 'photo_unusable', problem });

/**
 * Reads a file that a member sent: JPEG, PNG, WebP or AVIF by its bytes, at least 400 px on the short side. What it
 * makes holds pixels and nothing else. Error: `photo_unusable`.
 */
export async function readPicture(path: string): Promise<Result<Picture, ApiError>> {
  if (!isKnown(await headerOf(path))) return unusable('format');
  try {
    // Only the header is read here, so that a picture that is too large can be told from a broken one.
    const { width, height, compression, format } = await sharp(path, { limitInputPixels: false }).metadata();
    if (format === 'heif' && compression !== 'av1') return unusable('format');
    if (width * height > MAX_PIXELS) return unusable('too_many_pixels');
    if (Math.min(width, height) < PHOTO_MIN_SIDE) return unusable('too_small');
    const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(ORIGINAL_SIDE, ORIGINAL_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return success({ bytes: data, width: info.width, height: info.height });
  } catch {
    // The decoder throws for whatever it cannot read; the member's file is at fault, not the server.
    return unusable('unreadable');
  }
}
