/** What several scenes share: grounds, plants, glasses. */
import { darker, lighter } from './color.ts';
import { GROUNDS, type Ground } from './palette.ts';
import type { Random } from './random.ts';
import { circle, discs, ellipse, fill, group, HEIGHT as H, move, poly, rect, stroke, WIDTH as W, xy } from './svg.ts';

export const paint = (color: string): string => rect(0, 0, W, H, color);
export const sun = (x: number, y: number, r: number, g: Ground): string => circle(x, y, r, g.accent);
export const steam = (x: number, y: number, color: string): string =>
  stroke(`M${x},${y}c-34,-60 38,-86 4,-150M${x + 84},${y}c-34,-60 38,-86 4,-150`, color, 15, 0.75);
export const cypress = (x: number, y: number, h: number, color: string): string =>
  fill(
    `M${xy(x, y)}c${-h * 0.16},${-h * 0.4} ${-h * 0.1},${-h * 0.8} 0,${-h}c${h * 0.1},${h * 0.2} ${h * 0.16},${h * 0.6} 0,${h}Z`,
    color,
  ) +
  fill(
    `M${xy(x, y)}c${h * 0.04},${-h * 0.4} ${h * 0.03},${-h * 0.8} 0,${-h}c${h * 0.1},${h * 0.2} ${h * 0.16},${h * 0.6} 0,${h}Z`,
    darker(color, 0.3),
  );
const leafShape = (l: number): string =>
  `M0,0C${xy(l * 0.25, -l * 0.3)} ${xy(l * 0.75, -l * 0.25)} ${xy(l, 0)}C${xy(l * 0.75, l * 0.2)} ${xy(l * 0.25, l * 0.2)} 0,0Z`;
export const leaf = (x: number, y: number, l: number, angle: number, color: string): string =>
  group(fill(leafShape(l), color), `translate(${xy(x, y)}) rotate(${angle})`);
export const flower = (x: number, y: number, r: number, petal: string, heart: string): string =>
  fill(discs(Array.from({ length: 6 }, (_, i) => [x + r * Math.cos(i * 1.047), y + r * Math.sin(i * 1.047), r * 0.62] as const)), petal) +
  circle(x, y, r * 0.5, heart);
export const wine = (x: number, y: number, s: number): string =>
  move(
    fill('M-52,-190H52C60,-110 40,-62 0,-62C-40,-62 -60,-110 -52,-190Z', '#fff8ec', 0.55) +
      fill('M-54,-140H54C54,-92 36,-66 0,-66C-36,-66 -54,-92 -54,-140Z', '#8a1f35') +
      fill('M10,-140H54C54,-92 36,-66 0,-66C18,-88 14,-116 10,-140Z', '#5f1226') +
      rect(-5, -64, 10, 110, '#fff3e0', 0, 0.8) +
      ellipse(0, 50, 44, 10, '#fff3e0', 0.85) +
      stroke('M-40,-176C-44,-140 -40,-110 -30,-92', '#fff', 6, 0.6),
    x,
    y,
    s,
  );
/** A rounded clay pot with leaves. */
export const pot = (x: number, y: number, s: number, clay: string, green: string): string =>
  move(
    [-152, -122, -95, -66, -36, -108, -78].map((a, i) => leaf(0, 0, 190 + (i % 3) * 46, a, i % 2 ? green : darker(green, 0.3))).join('') +
      fill('M-74,-6H74L56,128H-56Z', clay) +
      fill('M20,-6H74L56,128H14Z', darker(clay, 0.25)) +
      rect(-84, -22, 168, 36, lighter(clay, 0.18), 6),
    x,
    y,
    s,
  );

/** Picks colours whose lightness fits the scene. */
export const pickGround = (random: Random, indices: readonly number[]): Ground => {
  const g = GROUNDS[random.pick(indices)];
  if (!g) throw new Error('No such ground');
  return g;
};

export const WARM_LIGHT = [0, 2, 5, 6, 9, 12] as const;
export const OPEN_AIR = [0, 2, 6, 8, 11, 14] as const;
export const EVENING = [1, 3, 7, 10, 13] as const;

/** A fir tree. */
export function fir(x: number, y: number, h: number, color: string): string {
  return fill(
    poly([
      [x, y - h],
      [x + h * 0.2, y - h * 0.6],
      [x + h * 0.1, y - h * 0.6],
      [x + h * 0.28, y - h * 0.25],
      [x + h * 0.14, y - h * 0.25],
      [x + h * 0.34, y + 20],
      [x - h * 0.34, y + 20],
      [x - h * 0.14, y - h * 0.25],
      [x - h * 0.28, y - h * 0.25],
      [x - h * 0.1, y - h * 0.6],
      [x - h * 0.2, y - h * 0.6],
    ]),
    color,
  );
}
