import { open } from 'node:fs/promises';
import { PHOTO_MIN_SIDE } from '@amarena/shared/contracts/people/photoLimits';
import { type ApiError, failure, type PhotoProblem, type Result, success } from '@amarena/shared/errors';
import sharp, { type Metadata } from 'sharp';
import { readHeic } from './heic/heic.ts';
import { keptSide } from './renditions.ts';

/** A small file may claim to be huge when unpacked. */
const MAX_PIXELS = 60_000_000;
/** WebP supports no longer side. */
const MAX_SIDE = 16_000;
/** Brands of ISO media files that contain an AVIF or a HEIC picture; the last two may contain either. */
const HEIF_BRANDS: readonly string[] = ['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1'];
/** Supported compressions of the picture in such a file. */
const HEIF_COMPRESSIONS: readonly (string | undefined)[] = ['av1', 'hevc'];
const HEADER_BYTES = 32;

const startsWith = (header: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => header[at] === byte);

/** Whether bytes start like one of the accepted formats. Nothing else may reach a decoder. */
function isKnown(header: Buffer): boolean {
  const word = (from: number) => header.toString('latin1', from, from + 4);
  if (startsWith(header, 0xff, 0xd8, 0xff) || startsWith(header, 0x89, 0x50, 0x4e, 0x47)) return true;
  if (word(0) === 'RIFF') return word(8) === 'WEBP';
  return word(4) === 'ftyp' && HEIF_BRANDS.includes(word(8));
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

/** A normalised picture: upright, without metadata, as WebP. Its size is in pixels. */
export interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const unusable = (problem: PhotoProblem): Result<never, ApiError> => failure({ code: 'photo_unusable', problem });

async function readable<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch {
    // The decoder throws for anything it cannot read; that is the fault of the member's file, not of the server.
    return null;
  }
}

/** The file's own description, to distinguish a picture that is too large from a broken one. */
const described = (path: string) => readable(sharp(path, { limitInputPixels: false }).metadata());

/** Why a file's own description rules it out; null if it may be decoded. */
function problemOf({ width, height, compression, format }: Metadata): PhotoProblem | null {
  if (format === 'heif' && !HEIF_COMPRESSIONS.includes(compression)) return 'format';
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return 'too_many_pixels';
  return Math.min(width, height) < PHOTO_MIN_SIDE ? 'too_small' : null;
}

async function keptOf(source: string | Buffer, side: number): Promise<Picture> {
  const { data, info } = await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/**
 * Reads an uploaded file: JPEG, PNG, WebP, AVIF or HEIC by its bytes, at least 400 px on the short side. The result
 * contains only pixels. Error: `photo_unusable`.
 */
export async function readPicture(path: string): Promise<Result<Picture, ApiError>> {
  if (!isKnown(await headerOf(path))) return unusable('format');
  const description = await described(path);
  if (description === null) return unusable('unreadable');
  const problem = problemOf(description);
  if (problem !== null) return unusable(problem);
  const source = description.compression === 'hevc' ? await readHeic(path) : path;
  const picture = source === null ? null : await readable(keptOf(source, keptSide(description)));
  return picture === null ? unusable('unreadable') : success(picture);
}
