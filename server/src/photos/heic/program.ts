/**
 * A separate program: reads the HEIC file in the first argument and writes its picture, upright and in the size that is
 * kept, as PNG to the path in the second. Exits with 1 if it cannot.
 */
import { readFile, writeFile } from 'node:fs/promises';
import libheif from 'libheif-js/wasm-bundle.js';
import sharp from 'sharp';
import { keptSide } from '../renditions.ts';
import { withColourProfile } from './colourProfile.ts';

interface Decoded {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The file's main picture as RGBA. */
async function decode(bytes: Uint8Array): Promise<Decoded> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('The file holds no picture.');
  const [width, height] = [image.get_width(), image.get_height()];
  const target = { data: new Uint8ClampedArray(width * height * 4) };
  const filled = await new Promise((done) => image.display(target, done));
  if (filled === null) throw new Error('The picture cannot be decoded.');
  return { data: target.data, width, height };
}

async function convert(from: string, to: string): Promise<void> {
  const { data, width, height } = await decode(await readFile(from));
  const side = keptSide({ width, height });
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { icc } = await sharp(from, { limitInputPixels: false }).metadata();
  await writeFile(to, icc === undefined ? png : withColourProfile(png, icc));
}

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('Name the HEIC file and the PNG file.');
await convert(from, to);
