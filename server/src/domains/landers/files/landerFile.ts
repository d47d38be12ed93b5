import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** Half of a SHA-256 in hex: what the server calls a picture by. */
const KEY_LENGTH = 32;
const PICTURE = /\.(?:webp|png|jpe?g|avif|heic)$/i;
/** Fields of blocks that name a picture. */
const FIELDS: readonly string[] = ['image', 'poster'];

/** A lander's document as a file holds it. */
export interface LanderFile {
  /** As somebody would type it, from the folder they are in. */
  readonly path: string;
  /** What the file says, with each picture's key in the place of its file. Nobody has checked it yet. */
  readonly value: unknown;
  /** Pictures that it names: the key of each and where its bytes lie. */
  readonly pictures: ReadonlyMap<string, string>;
  /** `landers/gallery.yaml:12:5` for a place of the document, or for the nearest place around it that the file has. */
  locate(place: string): string;
}

/** What is wrong with a file before its content can be looked at. The message names file and place. */
export class FileProblem extends Error {}

const stepsOf = (place: string): (string | number)[] =>
  [...place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

async function keyOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex')
    .slice(0, KEY_LENGTH);
}

/** Replaces files of pictures by their keys, however deep. A file that is not there stays as it is, and is refused as unknown. */
async function withKeys(value: unknown, folder: string, pictures: Map<string, string>, field = ''): Promise<unknown> {
  if (typeof value === 'string') {
    const file = resolve(folder, value);
    if (!FIELDS.includes(field) || !PICTURE.test(value) || !existsSync(file)) return value;
    const key = await keyOf(file);
    pictures.set(key, file);
    return key;
  }
  if (Array.isArray(value)) return Promise.all(value.map((one) => withKeys(one, folder, pictures)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([name, one]) => [name, await withKeys(one, folder, pictures, name)] as const),
  );
  return Object.fromEntries(entries);
}

/** Reads a document in YAML or JSON. Throws `FileProblem` for a file that is neither. */
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
  const pictures = new Map<string, string>();
  const value = await withKeys(document.toJS(), dirname(resolve(file)), pictures);
  return {
    path,
    value,
    pictures,
    locate(place) {
      for (let steps = stepsOf(place); steps.length > 0; steps = steps.slice(0, -1)) {
        const node = document.getIn(steps, true);
        if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) return at(Number(node.range[0]));
      }
      return path;
    },
  };
}
