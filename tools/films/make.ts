import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { city } from './city.ts';
import { evening } from './evening.ts';
import { morning } from './morning.ts';
import { sea } from './sea.ts';
import { HEIGHT, LENGTH, WIDTH } from './shapes.ts';

/** The films by name. Each returns the frame at a time in seconds, as the content of an SVG. */
const FILMS: Readonly<Record<string, (at: number) => string>> = { evening, morning, city, sea };

const RATE = 20;
const FRAMES = RATE * LENGTH;
/** The time of the still frame for visitors who prefer reduced motion. */
const POSTER_AT = 4.6;
const MOST_BYTES = 400_000;

const FORMATS = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'],
  mp4: ['-c:v', 'libx264', '-crf', '29', '-preset', 'slow', '-profile:v', 'main', '-movflags', '+faststart'],
};

const picture = (draw: (at: number) => string, at: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${draw(at)}</svg>`,
    ),
  ).removeAlpha();

async function encode(frames: readonly Buffer[], file: string, options: readonly string[]): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(RATE), '-i', '-'];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, '-an', '-pix_fmt', 'yuv420p', ...options, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(ffmpeg, 'close');
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}.`);
  const { size } = await stat(file);
  if (size > MOST_BYTES) throw new Error(`${file} weighs ${size} bytes, more than ${MOST_BYTES}.`);
}

/** Renders the films of mf-landers: `node tools/films/make.ts [name…]`. Needs ffmpeg; the output is committed. */
async function makeFilms(names: readonly string[]): Promise<void> {
  const folder = path.join(import.meta.dirname, '../../mf-landers/src/landers/films');
  await mkdir(folder, { recursive: true });
  for (const name of names) {
    const draw = FILMS[name];
    if (draw === undefined) throw new Error(`No film is called "${name}". There are ${Object.keys(FILMS).join(', ')}.`);
    const frames: Buffer[] = [];
    for (let frame = 0; frame < FRAMES; frame += 1)
      frames.push(
        await picture(draw, frame / RATE)
          .raw()
          .toBuffer(),
      );
    await picture(draw, POSTER_AT)
      .webp({ quality: 82 })
      .toFile(path.join(folder, `${name}.webp`));
    for (const [format, options] of Object.entries(FORMATS)) await encode(frames, path.join(folder, `${name}.${format}`), options);
  }
}

const asked = process.argv.slice(2);
await makeFilms(asked.length > 0 ? asked : Object.keys(FILMS));
