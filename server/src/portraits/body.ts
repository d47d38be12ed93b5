import type { Skin } from './palette.ts';
import type { Body, Gender } from './person.ts';
import type { Head } from './shapes.ts';
import { clip, fill, group, type Point, smooth, stroke, xy } from './svg.ts';

export const FEMALE_GARMENTS = [
  'crew',
  'vee',
  'scoop',
  'boat',
  'off shoulder',
  'square',
  'straps',
  'halter',
  'turtleneck',
  'shirt',
  'blazer',
  'wrap',
  'cardigan',
  'denim jacket',
  'hoodie',
  'striped tee',
  'knit',
  'trench',
] as const;
export const MALE_GARMENTS = [
  'crew',
  'vee',
  'henley',
  'turtleneck',
  'shirt',
  'buttoned shirt',
  'polo',
  'blazer',
  'suit',
  'cardigan',
  'denim jacket',
  'hoodie',
  'striped tee',
  'knit',
  'bomber',
  'trench',
] as const;
export type Garment = (typeof FEMALE_GARMENTS)[number] | (typeof MALE_GARMENTS)[number];

/** Garments with enough open neck for a necklace. */
export const OPEN_NECK: ReadonlySet<Garment> = new Set([
  'vee',
  'scoop',
  'boat',
  'off shoulder',
  'square',
  'straps',
  'wrap',
  'blazer',
  'cardigan',
]);
/** Garments a scarf goes with. */
export const SCARF_OK: ReadonlySet<Garment> = new Set([
  'crew',
  'knit',
  'blazer',
  'trench',
  'denim jacket',
  'cardigan',
  'turtleneck',
  'bomber',
]);

export const BOTTOM = 820;

export interface Torso {
  readonly neck: number;
  readonly shoulder: number;
  /** Height of the shoulder line at a distance from the middle. */
  readonly lineY: (x: number) => number;
  /** The right half of the silhouette from a start point outwards and down, grown by some pixels. */
  readonly side: (from: number, grow: number) => Point[];
}

export function torso(gender: Gender, body: Body, age: number): Torso {
  const male = gender === 'male';
  const neck = (male ? 72 : 53) + (body === 'fat' ? 13 : body === 'slim' ? -3 : 0);
  const shoulder = (male ? 268 : 212) + (body === 'fat' ? 42 : body === 'slim' ? -14 : 0);
  const slope = age > 65 ? 10 : 0;
  const line: Point[] = [
    [neck, 238],
    [neck + 8, 272],
    [neck + 40, male ? 298 : 306],
    [shoulder - 74, 330 + slope],
    [shoulder - 26, 352 + slope],
    [shoulder, 396 + slope],
  ];
  const lineY = (x: number): number => {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1], line[i]];
      if (a && b && x <= b[0]) return a[1] + ((Math.max(x, a[0]) - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    }
    return 400 + slope;
  };
  const arm: Point[] = [
    [shoulder + 18, 500],
    [shoulder + 30, 640],
    [shoulder + 36, BOTTOM],
  ];
  return {
    neck,
    shoulder,
    lineY,
    side: (from, grow) => [
      [from, lineY(from) - grow, 1],
      ...line.filter(([x]) => x > from + 12).map(([x, y]): Point => [x + grow * 0.8, y - grow]),
      ...arm.filter(([, y]) => y > lineY(from) + 20).map(([x, y]): Point => [x + grow, y]),
    ],
  };
}

/** Mirrors a list of points and reverses it. */
export const flip = (points: readonly Point[]): Point[] => points.map(([x, y, c]): Point => (c ? [-x, y, c] : [-x, y])).reverse();

/** Neck and shoulders with the shadow of the head on them. */
export function skinPart(id: string, t: Torso, head: Head, skin: Skin, gender: Gender): string {
  const half: Point[] = [[t.neck - 4, 110], [t.neck - 3, 180], ...t.side(t.neck, 0).map(([x, y]): Point => [x, y])];
  const outline = smooth([...half, ...flip(half)]);
  const shade =
    group(fill(head.outline, skin.shade), 'translate(14 38)') +
    fill(
      smooth([
        [10, 160],
        [t.neck * 0.3, 230],
        [t.neck * 0.3, 290],
        [30, 340],
        [24, 420],
        [52, 560],
        [40, BOTTOM],
        [460, BOTTOM, 1],
        [460, 160, 1],
      ]),
      skin.shade,
    );
  const bones =
    stroke(`M${xy(-t.shoulder + 92, 348)}C${xy(-110, 338)} ${xy(-70, 344)} ${xy(-26, 366)}`, skin.shade, 5, 0.8) +
    stroke(`M${xy(t.shoulder - 92, 348)}C${xy(110, 338)} ${xy(76, 344)} ${xy(34, 366)}`, skin.line, 5, 0.45);
  const throat =
    gender === 'male'
      ? stroke('M-4,262q8,8 4,22', skin.line, 4, 0.4)
      : stroke(`M${xy(-t.neck * 0.55, 250)}C${xy(-t.neck * 0.5, 290)} ${xy(-30, 320)} ${xy(-18, 346)}`, skin.shade, 4, 0.6);
  return fill(outline, skin.base) + clip(`${id}n`, outline, shade + bones + throat);
}
