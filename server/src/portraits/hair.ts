/** Hair styles, drawn for a standard head (half width 130) and scaled to the real one. */

import { drawLoose } from './hairLoose.ts';
import { drawParted } from './hairParted.ts';
import type { Draft } from './hairParts.ts';
import { drawShort } from './hairShort.ts';
import { drawTied } from './hairTied.ts';
import type { Hair } from './palette.ts';
import type { Random } from './random.ts';
import type { Head } from './shapes.ts';
import { clip, fill, group, stroke } from './svg.ts';

export const FEMALE_STYLES = [
  'long straight',
  'long wavy',
  'long fringe',
  'side swept',
  'lob',
  'bob',
  'bob fringe',
  'pixie',
  'short layers',
  'high bun',
  'low bun',
  'ponytail',
  'high ponytail',
  'side braid',
  'two braids',
  'box braids',
  'half up',
  'long curls',
  'short curls',
  'afro',
  'buzz',
  'curtain fringe',
] as const;
export const MALE_STYLES = [
  'buzz',
  'crew',
  'side part',
  'quiff',
  'slick back',
  'undercut',
  'fringe crop',
  'messy',
  'curly top',
  'short curls',
  'afro',
  'shoulder length',
  'man bun',
  'receding',
  'horseshoe',
  'bald',
  'locs',
  'wavy',
] as const;
export type HairStyle = (typeof FEMALE_STYLES)[number] | (typeof MALE_STYLES)[number];

export interface HairParts {
  /** Behind neck and shoulders. */
  readonly back: string;
  /** Over the forehead. */
  readonly front: string;
  /** Over clothes: locks that fall on the chest. */
  readonly locks: string;
  /** What throws a shadow on the forehead. */
  readonly cast: string;
}

/** Styles that hide the ears, and with them small earrings. */
export const COVERS_EARS: ReadonlySet<HairStyle> = new Set([
  'long straight',
  'long wavy',
  'long fringe',
  'curtain fringe',
  'side swept',
  'lob',
  'bob',
  'bob fringe',
  'short layers',
  'box braids',
  'two braids',
  'long curls',
  'shoulder length',
  'locs',
]);

/** Styles too big or too high for a hat. */
export const NO_HAT: ReadonlySet<HairStyle> = new Set([
  'afro',
  'high bun',
  'high ponytail',
  'man bun',
  'long curls',
  'curly top',
  'half up',
  'quiff',
]);

/** Draws a style. The shape is what gets shaded and throws a shadow. */
function draft(style: HairStyle, hair: Hair, random: Random): Draft {
  const ends = random.range(-1, 1);
  switch (style) {
    case 'long straight':
    case 'long wavy':
    case 'long fringe':
    case 'curtain fringe':
    case 'half up':
    case 'side swept':
    case 'lob':
    case 'bob':
    case 'bob fringe':
    case 'long curls':
    case 'short curls':
    case 'afro':
    case 'shoulder length':
      return drawLoose(style, hair, random, ends);
    case 'high bun':
    case 'man bun':
    case 'low bun':
    case 'ponytail':
    case 'high ponytail':
    case 'side braid':
    case 'two braids':
    case 'box braids':
    case 'locs':
      return drawTied(style, hair);
    case 'side part':
    case 'quiff':
    case 'slick back':
    case 'undercut':
    case 'fringe crop':
    case 'messy':
    case 'curly top':
    case 'wavy':
      return drawParted(style, hair, random);
    case 'pixie':
    case 'short layers':
    case 'buzz':
    case 'crew':
    case 'receding':
    case 'horseshoe':
      return drawShort(style, hair);
    case 'bald':
      return {};
  }
}

interface Worn {
  readonly style: HairStyle;
  readonly hair: Hair;
  /** Colour of grey temples; empty: none. */
  readonly greyTemples: string;
  /** Colour of the shadow on the forehead. */
  readonly shadow: string;
}

/** Draws a hair style on a head that is turned by `turn`. `id` keeps its clips apart from those of other portraits. */
export function drawHair({ style, hair, greyTemples, shadow }: Worn, head: Head, turn: number, id: string, random: Random): HairParts {
  const d = draft(style, hair, random);
  const scale = Math.max(head.temple + 5, head.cheek) / 131;
  const place = (content: string, shift: number): string =>
    group(content, `matrix(${Math.round(scale * 1000) / 1000} 0 0 1 ${Math.round(shift * 10) / 10} 0)`);
  const shape = d.shape ?? '';
  const gleam = style === 'bald' ? skullGleam() : '';
  const temples =
    greyTemples && shape
      ? stroke(
          'M-136,50C-140,0 -136,-50 -124,-92M-127,46C-130,4 -126,-40 -116,-74M-119,40C-121,6 -118,-26 -112,-50M136,50C140,0 136,-50 124,-92M127,46C130,4 126,-40 116,-74M119,40C121,6 118,-26 112,-50',
          greyTemples,
          5,
          0.8,
        )
      : '';
  const front = shape
    ? fill(shape, hair.base) +
      clip(`${id}h`, shape, temples + fill('M56,-260C84,-180 96,-100 96,-30C98,120 90,300 96,500L260,500L260,-260Z', hair.dark, 0.75)) +
      (d.front ?? '')
    : gleam;
  return {
    back: place(d.back ?? '', -turn * 6),
    front: place(front, turn * 2),
    locks: place(d.locks ?? '', 0),
    cast: shape ? place(fill(shape, shadow, 0.5), turn * 2) : '',
  };
}

/** A gleam on a bald head. */
const skullGleam = (): string => stroke('M-84,-120C-64,-156 -34,-168 -8,-170', '#fff3df', 9, 0.35);
