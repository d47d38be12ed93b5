/** Glasses, jewellery, scarves and hats, in head space. */

import type { Torso } from './body.ts';
import { darker, lighter } from './color.ts';
import { GOLD, PEARL } from './palette.ts';
import type { Head } from './shapes.ts';
import { circle, ellipse, fill, group, type Point, ring, smooth, stroke, xy } from './svg.ts';

export const GLASSES = [
  'none',
  'round',
  'square',
  'cat eye',
  'aviator',
  'half rim',
  'large',
  'sunglasses',
  'sun aviator',
  'sun cat eye',
] as const;
export const EARRINGS = ['none', 'stud', 'pearl', 'hoop', 'drop', 'small hoop'] as const;
export const NECKLACES = ['none', 'pendant', 'pearls', 'chain', 'beads'] as const;
export const SCARVES = ['none', 'loop', 'silk'] as const;
export const HATS = ['none', 'beanie', 'straw', 'fedora', 'headband', 'beret'] as const;

type Lens = (x: number, w: number) => string;

const roundLens: Lens = (x, w) => `M${xy(x - w, 4)}a${xy(w, w * 0.94)} 0 1 0 ${xy(w * 2, 0)}a${xy(w, w * 0.94)} 0 1 0 ${xy(-w * 2, 0)}Z`;
const squareLens: Lens = (x, w) =>
  `M${xy(x - w, -26)}q2,-8 10,-8h${Math.round(2 * w - 20)}q8,0 10,8l-5,44q-4,18 -22,18h${Math.round(-2 * w + 54)}q-18,0 -22,-18Z`;
const catLens: Lens = (x, w) => {
  const s = Math.sign(x);
  return smooth([
    [x - s * w * 0.92, -22],
    [x + s * w * 0.3, -33],
    [x + s * w * 1.22, -44, 1],
    [x + s * w * 1.02, 8],
    [x + s * w * 0.3, 34],
    [x - s * w * 0.6, 28],
    [x - s * w * 0.98, 0],
  ]);
};
const aviatorLens: Lens = (x, w) => {
  const s = Math.sign(x);
  return smooth([
    [x - s * w * 0.9, -28],
    [x, -34],
    [x + s * w * 1.05, -28],
    [x + s * w * 1.02, 16],
    [x + s * w * 0.2, 46],
    [x - s * w * 0.66, 28],
    [x - s * w * 0.92, -4],
  ]);
};

/** Glasses around the given eyes. */
export function glasses(
  kind: (typeof GLASSES)[number],
  eyes: readonly { readonly x: number; readonly w: number }[],
  head: Head,
  frameColor: string,
): string {
  if (kind === 'none') return '';
  const dark = kind.startsWith('sun');
  const color = dark ? '#1f1518' : frameColor;
  const lens: Lens =
    kind === 'round' || kind === 'large'
      ? roundLens
      : kind === 'cat eye' || kind === 'sun cat eye'
        ? catLens
        : kind === 'aviator' || kind === 'sun aviator'
          ? aviatorLens
          : squareLens;
  const wide = kind === 'large' ? 53 : dark ? 48 : kind === 'round' ? 43 : 45;
  const [left, right] = [eyes[0]?.x ?? -58, eyes[1]?.x ?? 58];
  const half = Math.min(wide, (right - left) / 2 - 8);
  const y = kind === 'half rim' ? -4 : 0;
  const shapes = lens(left, half) + lens(right, half);
  const weight = kind === 'aviator' || kind === 'sun aviator' ? 4 : kind === 'half rim' ? 4.5 : 7;
  const bridge = `M${xy(left + half, -4)}Q${xy((left + right) / 2, -16)} ${xy(right - half, -4)}`;
  const temples = `M${xy(left - half, -8)}L${xy(-head.cheek - 2, -14)}M${xy(right + half, -8)}L${xy(head.cheek + 2, -14)}`;
  const glint = `M${xy(left - half * 0.5, -14)}l16,-10l-12,34Z`;
  const lenses = dark
    ? fill(shapes, '#1f1518', 0.97) +
      fill(`M${xy(left - half * 0.62, -22)}h26l-26,46q-6,-20 0,-46ZM${xy(right - half * 0.62, -22)}h22l-22,40q-6,-20 0,-40Z`, '#fff', 0.16)
    : fill(shapes, '#fff6e6', 0.13) + fill(glint, '#fff', 0.25);
  const frame =
    kind === 'half rim'
      ? stroke(
          `M${xy(left - half, 0)}v-18q1,-14 14,-14h${Math.round(half * 2 - 28)}q13,0 14,14v18M${xy(right - half, 0)}v-18q1,-14 14,-14h${Math.round(half * 2 - 28)}q13,0 14,14v18`,
          color,
          7,
        )
      : stroke(shapes, color, weight);
  return group(lenses + frame + stroke(bridge + temples, color, weight), y ? `translate(0 ${y})` : '');
}

export function earrings(kind: (typeof EARRINGS)[number], head: Head, turn: number): string {
  if (kind === 'none') return '';
  const one = (side: -1 | 1): string => {
    const tuck = turn * side > 0 ? Math.abs(turn) * 9 : 0;
    const x = side * (head.cheek + 4 - tuck);
    switch (kind) {
      case 'stud':
        return circle(x, 48, 7, GOLD) + circle(x - 2, 46, 2.4, '#fff', 0.7);
      case 'pearl':
        return circle(x, 52, 10, PEARL) + circle(x - 3, 49, 3, '#fff');
      case 'hoop':
        return ring(x + side * 3, 78, 29, GOLD, 6.5);
      case 'small hoop':
        return ring(x, 62, 15, GOLD, 6);
      case 'drop':
        return (
          stroke(`M${xy(x, 50)}v18`, GOLD, 4) +
          fill(`M${xy(x, 66)}c14,20 14,36 0,38c-14,-2 -14,-18 0,-38Z`, side < 0 ? '#b8434a' : '#94303a') +
          circle(x, 48, 5, GOLD)
        );
    }
  };
  return one(-1) + one(1);
}

export function necklace(kind: (typeof NECKLACES)[number], t: Torso, color: string): string {
  if (kind === 'none') return '';
  const n = t.neck + 3;
  const y = t.lineY(n) + 14;
  const chain = (drop: number): string =>
    `M${xy(-n, y)}C${xy(-n * 0.7, drop)} ${xy(-n * 0.3, drop + 16)} ${xy(0, drop + 18)}C${xy(n * 0.3, drop + 16)} ${xy(n * 0.7, drop)} ${xy(n, y)}`;
  const along = (drop: number, count: number): Point[] =>
    Array.from({ length: count }, (_, i): Point => {
      const a = -1 + (2 * i) / (count - 1);
      return [n * Math.sin((a * Math.PI) / 2), y + (drop + 12 - y) * Math.cos((a * Math.PI) / 2)];
    });
  switch (kind) {
    case 'pendant':
      return stroke(chain(388), GOLD, 3.6) + circle(0, 414, 10, GOLD) + circle(-2, 412, 4.5, color);
    case 'chain':
      return stroke(chain(344), GOLD, 5);
    case 'pearls':
      return along(344, 17)
        .map(([x, py]) => circle(x, py, 8, PEARL) + circle(x - 2, py - 2, 2.5, '#fff'))
        .join('');
    case 'beads':
      return along(366, 17)
        .map(([x, py], i) => circle(x, py, 9, i % 3 === 1 ? GOLD : color))
        .join('');
  }
}

export function scarf(kind: (typeof SCARVES)[number], t: Torso, color: string): string {
  const n = t.neck;
  const dark = darker(color, 0.25);
  const light = lighter(color, 0.22);
  switch (kind) {
    case 'none':
      return '';
    case 'loop':
      return (
        fill(
          smooth([
            [-n - 12, 256],
            [-n - 38, 276],
            [-n - 44, 312],
            [-n - 18, 358],
            [0, 376],
            [n + 18, 358],
            [n + 44, 312],
            [n + 38, 276],
            [n + 12, 256],
            [n - 6, 276],
            [0, 290],
            [-n + 6, 276],
          ]),
          color,
        ) +
        fill(
          smooth([
            [30, 350, 1],
            [96, 356],
            [112, 470],
            [120, 600, 1],
            [44, 606, 1],
            [40, 470],
          ]),
          dark,
        ) +
        stroke('M58,590v30M80,590v30M100,588v30', dark, 6) +
        stroke(
          `M${xy(-n - 28, 304)}C${xy(-n * 0.5, 346)} ${xy(n * 0.5, 346)} ${xy(n + 28, 304)}M${xy(-n - 10, 276)}C${xy(-n * 0.4, 318)} ${xy(n * 0.4, 318)} ${xy(n + 10, 276)}`,
          light,
          5,
          0.5,
        )
      );
    case 'silk':
      return (
        fill(
          smooth([
            [-n - 6, 236],
            [-n - 16, 280],
            [0, 326],
            [n + 16, 280],
            [n + 6, 236],
            [0, 274],
          ]),
          color,
        ) +
        fill('M-2,306l-46,70l26,8l22,-38l30,46l22,-16l-34,-70Z', dark) +
        ellipse(0, 314, 19, 15, light) +
        [-40, -14, 16, 42].map((x, i) => circle(x, 280 + (i % 2 ? 12 : 2), 4, PEARL)).join('')
      );
  }
}

/** Hats cover the top of the hair. */
export function hat(kind: (typeof HATS)[number], head: Head, color: string): string {
  const w = head.cheek + 17;
  const dark = darker(color, 0.25);
  const light = lighter(color, 0.25);
  switch (kind) {
    case 'none':
      return '';
    case 'beanie': {
      const ribs = Array.from({ length: 9 }, (_, i) => `M${xy(-w * 0.8 + i * w * 0.2, -126)}v44`).join('');
      return (
        fill(
          smooth([
            [-w, -92, 1],
            [-w * 0.98, -170],
            [-w * 0.5, -246],
            [0, -262],
            [w * 0.5, -246],
            [w * 0.98, -170],
            [w, -92, 1],
            [0, -112],
          ]),
          color,
        ) +
        fill(
          smooth([
            [40, -258],
            [w * 0.7, -220],
            [w * 0.98, -150],
            [w, -100, 1],
            [w * 0.6, -110],
            [w * 0.5, -190],
          ]),
          dark,
          0.5,
        ) +
        fill(
          smooth([
            [-w - 5, -130, 1],
            [0, -150],
            [w + 5, -130, 1],
            [w + 6, -72, 1],
            [0, -92],
            [-w - 6, -72, 1],
          ]),
          light,
        ) +
        stroke(ribs, dark, 4, 0.35)
      );
    }
    case 'straw':
    case 'fedora': {
      const brim = kind === 'straw' ? 1.72 : 1.42;
      return (
        fill(
          smooth([
            [-w * brim, -92],
            [-w * 0.8, -136],
            [0, -148],
            [w * 0.8, -136],
            [w * brim, -92],
            [w * 0.9, -84],
            [0, -104],
            [-w * 0.9, -84],
          ]),
          dark,
        ) +
        fill(
          smooth([
            [-w * 0.96, -118, 1],
            [-w * 0.9, -200],
            [-w * 0.6, -262],
            [-20, kind === 'fedora' ? -250 : -276],
            [w * 0.55, -266],
            [w * 0.9, -200],
            [w * 0.96, -118, 1],
            [0, -140],
          ]),
          color,
        ) +
        fill(
          smooth([
            [-w * 0.97, -126, 1],
            [-w * 0.95, -160, 1],
            [0, -182],
            [w * 0.95, -160, 1],
            [w * 0.97, -126, 1],
            [0, -148],
          ]),
          kind === 'straw' ? '#7c1a2c' : '#2b2330',
        ) +
        fill(
          smooth([
            [-w * brim, -92],
            [-w, -124],
            [0, -142],
            [w, -124],
            [w * brim, -92],
            [w * 0.9, -98],
            [0, -120],
            [-w * 0.9, -98],
          ]),
          light,
        )
      );
    }
    case 'beret':
      return (
        fill(
          smooth([
            [-w * 0.98, -104],
            [-w * 1.12, -170],
            [-w * 0.5, -246],
            [w * 0.4, -262],
            [w * 1.36, -206],
            [w * 1.3, -140],
            [w * 0.9, -116],
            [0, -132],
          ]),
          color,
        ) +
        stroke('M-60,-214C0,-238 70,-236 120,-204', light, 6, 0.5) +
        stroke('M20,-258l6,-18', color, 8)
      );
    case 'headband':
      return (
        fill(
          smooth([
            [-w + 4, -70, 1],
            [-w * 0.84, -128],
            [0, -164],
            [w * 0.84, -128],
            [w - 4, -70, 1],
            [w * 0.95, -122],
            [w * 0.7, -162],
            [0, -194],
            [-w * 0.7, -162],
            [-w * 0.95, -122],
          ]),
          color,
        ) + stroke(`M${xy(-w * 0.8, -148)}C${xy(-w * 0.4, -184)} ${xy(w * 0.4, -184)} ${xy(w * 0.8, -148)}`, light, 4, 0.5)
      );
  }
}
