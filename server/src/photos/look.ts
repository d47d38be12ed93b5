import sharp from 'sharp';

/** Side of the grey picture that is analysed, in pixels, and of the block of its lowest frequencies. */
const SIDE = 32;
const BLOCK = 8;
/**
 * If the median frequency is weaker than this, a picture is one colour or noise, and would look like any other such
 * picture.
 */
const PLAIN = 100;
/**
 * Looks that differ in at most this many of their 64 bits are one picture: saved again, in another size, format or
 * brightness. None of 31,125 pairs of drawn portraits is that close.
 */
export const SAME_LOOK = 4;

const wave = (frequency: number): number[] =>
  Array.from({ length: SIDE }, (_, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * SIDE)));
const WAVES = Array.from({ length: BLOCK }, (_, frequency) => wave(frequency));

function strengthOf(grey: Buffer, down: readonly number[], across: readonly number[]): number {
  let sum = 0;
  down.forEach((y, row) => {
    across.forEach((x, column) => {
      sum += (grey[row * SIDE + column] ?? 0) * y * x;
    });
  });
  return sum;
}

const middle = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/**
 * What a picture looks like, regardless of its bytes: 64 times `0` or `1`, one for each low frequency that is stronger
 * than the median. Null if it is too plain to tell. Throws if the bytes are not a picture.
 */
export async function lookOf(bytes: Buffer): Promise<string | null> {
  const grey = await sharp(bytes).greyscale().resize(SIDE, SIDE, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
  // The first one is the overall brightness.
  const [, ...strengths] = WAVES.flatMap((down) => WAVES.map((across) => strengthOf(grey, down, across)));
  if (middle(strengths.map(Math.abs)) < PLAIN) return null;
  const limit = middle(strengths);
  return `0${strengths.map((strength) => (strength > limit ? '1' : '0')).join('')}`;
}
