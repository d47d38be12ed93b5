import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** Half of a SHA-256 in hex: the server's key of a picture. */
const KEY_LENGTH = 32;
const PICTURE = /\.(?:webp|png|jpe?g|avif|heic)$/i;
/** Fields of blocks that name a picture. */
const FIELDS: readonly string[] = ['image', 'poster'];

/** A lander's document as a file holds it. */
export interface LanderFile {
  /** As someone would type it, relative to their folder. */
  readonly path: string;
  /** The file's content, with pictures replaced by their keys. Not checked yet. */
  readonly value: unknown;
  /** Pictures that it refers to: keys, and the paths of their files. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Pictures that it refers to and that do not exist: the place of each, and the file. */
  readonly missing: readonly { readonly place: string; readonly file: string }[];
  /** `landers/gallery.yaml:12:5` for a place in the document, or for its nearest parent that the file contains. */
  locate(place: string): string;
}

/** A file that cannot be read as a document. The message names file and place. */
export class FileProblem extends Error {}

const stepsOf = (place: string): (string | number)[] =>
  [...place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

async function keyOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, KEY_LENGTH);
}

interface Found {
  readonly folder: string;
  readonly pictures: Map<string, string>;
  readonly missing: { place: string; file: string }[];
}

async function keyAt(place: string, text: string, { folder, pictures, missing }: Found): Promise<string> {
  const file = resolve(folder, text);
  if (!existsSync(file)) {
    missing.push({ place, file: text });
    return text;
  }
  const key = await keyOf(file);
  pictures.set(key, file);
  return key;
}

/** Replaces picture files by their keys, at any depth; a file that does not exist is kept as it is. */
async function withKeys(value: unknown, found: Found, place = '', field = ''): Promise<unknown> {
  if (typeof value === 'string') return FIELDS.includes(field) && PICTURE.test(value) ? keyAt(place, value, found) : value;
  if (Array.isArray(value)) return Promise.all(value.map((one, index) => withKeys(one, found, `${place}[${index}]`)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, one]) => {
      const inner = place === '' ? name : `${place}.${name}`;
      return [name, await withKeys(one, found, inner, name)] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Reads a document in YAML or JSON. Throws `FileProblem` for any other file. */
export async function readLanderFile(file: string): Promise<LanderFile> {
  const path = relative(process.cwd(), resolve(file));
  if (!existsSync(file)) throw new FileProblem(`${path}: there is no such file.`);
  const lines = new LineCounter();
  const document = parseDocument(await readFile(file, 'utf8'), { lineCounter: lines });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${line}:${col}`;
  };
  const [error] = document.errors;
  if (error !== undefined) throw new FileProblem(`${at(error.pos[0])}: ${error.message}`);
  const found: Found = { folder: dirname(resolve(file)), pictures: new Map(), missing: [] };
  const value = await withKeys(document.toJS(), found);
  return {
    path,
    value,
    pictures: found.pictures,
    missing: found.missing,
    locate(place) {
      for (let steps = stepsOf(place); steps.length > 0; steps = steps.slice(0, -1)) {
        const node = document.getIn(steps, true);
        if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) return at(Number(node.range[0]));
      }
      return path;
    },
  };
}
