import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type FileKind, RENDITION_NAMES, type Rendition } from './renditions.ts';

const PATTERN = /^([0-9a-f]{32})-(avatar|thumb|card|photo|large|blurred)-([0-9a-f]{32})\.webp$/;

/** A random secret per photo; without it, its file names cannot be guessed. */
export const newNameKey = (): string => randomBytes(16).toString('hex');

const plain = (photoId: string): string => photoId.replaceAll('-', '');
const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
/** Renditions whose name follows from another one's, so that an answer needs one name for both. */
const SEALED_WITH: Partial<Record<FileKind, FileKind>> = { avatar: 'thumb', card: 'photo' };
const seal = (photoId: string, nameKey: string, kind: FileKind): string =>
  createHmac('sha256', nameKey)
    .update(`${plain(photoId)}/${SEALED_WITH[kind] ?? kind}`)
    .digest('hex')
    .slice(0, 32);

/**
 * Name of one of a photo's files. The seal differs by kind, so that the name of the blurred file does not lead to the
 * clear ones; the avatar shares the thumbnail's, and the card's the photo's. The bytes behind a name never change.
 */
export const fileName = (photoId: string, nameKey: string, kind: FileKind): string =>
  `${plain(photoId)}-${kind}-${seal(photoId, nameKey, kind)}.webp`;

/** Name of the same picture as AVIF in the store. Addresses always have the other name: the answer depends on the browser. */
export const avifName = (name: string): string => name.replace(/webp$/, 'avif');

export interface ParsedFileName {
  photoId: string;
  rendition: Rendition;
  seal: string;
}

/** The public parts of a file name; null for any other name, including those of private files. */
export function parseFileName(name: string): ParsedFileName | null {
  const [, id, kind, mark] = PATTERN.exec(name) ?? [];
  const rendition = RENDITION_NAMES.find((known) => known === kind);
  return id && mark && rendition ? { photoId: dashed(id), rendition, seal: mark } : null;
}

export const isGenuine = ({ photoId, rendition, seal: claimed }: ParsedFileName, nameKey: string): boolean =>
  timingSafeEqual(Buffer.from(claimed), Buffer.from(seal(photoId, nameKey, rendition)));
