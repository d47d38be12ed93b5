/** Beards, moustaches and stubble. */
import { mix } from './color.ts';
import type { Hair, Skin } from './palette.ts';
import type { FaceTraits, Head } from './shapes.ts';
import { fill, group, type Point, smooth, stroke, symmetric, xy } from './svg.ts';

const BEARDS = ['none', 'stubble', 'short', 'full', 'long', 'goatee', 'moustache', 'handlebar', 'circle'] as const;
export type Beard = (typeof BEARDS)[number];

const moustache = (y: number, wide: number, drop: number): string =>
  `M${xy(0, y - 24)}C${xy(14, y - 31)} ${xy(wide * 0.8, y - 22)} ${xy(wide, y - 2 + drop)}C${xy(wide * 0.7, y - 2 + drop * 0.4)} ${xy(18, y - 6)} ${xy(0, y - 9)}` +
  `C${xy(-18, y - 6)} ${xy(-wide * 0.7, y - 2 + drop * 0.4)} ${xy(-wide, y - 2 + drop)}C${xy(-wide * 0.8, y - 22)} ${xy(-14, y - 31)} ${xy(0, y - 24)}Z`;

/** A beard that follows the jaw; `grow` is its length below the chin. */
function jawBeard(head: Head, traits: FaceTraits, grow: number, high: number): string {
  const y = traits.mouthHeight;
  const cover = 14;
  const outer: Point[] = [
    [head.cheek + 1, 4, 1],
    [head.hollow + cover * 0.5, 74],
    [head.jaw + cover * 0.7, 132],
    [head.chin + cover + grow * 0.4, head.chinY - 10 + grow * 0.6],
    [0, head.chinY + 8 + grow],
  ];
  const inner: Point[] = [
    [0, y - 24],
    [20, y - 27],
    [traits.mouthWidth + 6, y - 14],
    [traits.mouthWidth + 22, y - 8 - high * 0.4],
    [head.hollow - 24, 74 - high],
    [head.cheek - 15, 22],
    [head.cheek - 12, 4, 1],
  ];
  const half = [...outer.slice().reverse(), ...inner.slice().reverse()];
  // The right half runs from the chin up to the ear and back to the lip; the left half mirrors it.
  const left = half
    .slice(1, -1)
    .map(([x, py, corner]): Point => (corner ? [-x, py, corner] : [-x, py]))
    .reverse();
  return smooth([...half, ...left]);
}

export interface BeardParts {
  /** Drawn inside the outline of the face. */
  readonly inside: string;
  /** Drawn over the head: what reaches beyond the outline. */
  readonly over: string;
}

export function beard(kind: Beard, head: Head, traits: FaceTraits, hair: Hair, skin: Skin): BeardParts {
  const y = traits.mouthHeight;
  const turn = `translate(${xy(head.shift(0.55), 0)})`;
  const patch = (wide: number, grow: number): string =>
    smooth(
      symmetric([
        [0, y + 26],
        [16, y + 24],
        [wide, y + 14],
        [wide + 4, y + 36],
        [head.chin * 0.72, head.chinY - 8 + grow * 0.5],
        [0, head.chinY + 4 + grow],
      ]),
    );
  const strands = (grow: number): string =>
    stroke(
      `M${xy(-44, head.chinY - 34)}q6,${14 + grow * 0.4} 16,${20 + grow * 0.5}M${xy(-16, head.chinY - 24)}q2,10 6,${18 + grow * 0.6}M${xy(-76, 96)}q4,18 12,30`,
      hair.light,
      3.2,
      0.6,
    );
  const soul = fill(`M${xy(-9, y + 24)}h18l-5,16h-8Z`, hair.base);
  switch (kind) {
    case 'none':
      return { inside: '', over: '' };
    case 'stubble':
      return { inside: group(fill(jawBeard(head, traits, 0, -12), mix(hair.base, skin.shade, 0.4), 0.34), turn), over: '' };
    case 'short':
      return { inside: group(fill(jawBeard(head, traits, 0, 0), hair.base, 0.92) + strands(0), turn), over: '' };
    case 'full':
      return {
        inside: '',
        over: group(
          fill(jawBeard(head, traits, 10, 8), hair.base) + fill(moustache(y, traits.mouthWidth + 9, 8), hair.dark, 0.5) + strands(8),
          turn,
        ),
      };
    case 'long':
      return {
        inside: '',
        over: group(
          fill(jawBeard(head, traits, 62, 8), hair.base) + fill(moustache(y, traits.mouthWidth + 12, 12), hair.dark, 0.5) + strands(60),
          turn,
        ),
      };
    case 'goatee':
      return { inside: '', over: group(fill(patch(22, 8), hair.base), turn) };
    case 'moustache':
      return { inside: '', over: group(fill(moustache(y, traits.mouthWidth + 6, 4), hair.base), turn) };
    case 'handlebar':
      return {
        inside: '',
        over: group(
          fill(moustache(y, traits.mouthWidth + 4, 2), hair.base) +
            stroke(`M${xy(-traits.mouthWidth, y - 4)}q-14,4 -22,-8M${xy(traits.mouthWidth, y - 4)}q14,4 22,-8`, hair.base, 6) +
            soul,
          turn,
        ),
      };
    case 'circle':
      return {
        inside: '',
        over: group(
          fill(moustache(y, traits.mouthWidth + 8, 6), hair.base) +
            fill(patch(traits.mouthWidth * 0.7, 6), hair.base) +
            stroke(
              `M${xy(-traits.mouthWidth - 7, y)}q-4,22 ${xy(traits.mouthWidth * 0.5, 36)}M${xy(traits.mouthWidth + 7, y)}q4,22 ${xy(-traits.mouthWidth * 0.5, 36)}`,
              hair.base,
              9,
            ),
          turn,
        ),
      };
  }
}
