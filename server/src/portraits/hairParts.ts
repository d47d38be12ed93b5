/** Strands, caps and curls that the styles are made of, for a standard head (half width 130). */
import type { Hair } from './palette.ts';
import type { Random } from './random.ts';
import { clockwise, fill, type Point, smooth, stroke, xy } from './svg.ts';

export const blob = (points: readonly Point[]): string => smooth(clockwise(points));

/** The outer edge over the head from the left ear to the right. */
export const dome = (volume: number, low: number, flat = 0): Point[] => [
  [-128 - volume * 0.55, low],
  [-133 - volume * 0.75, -40],
  [-126 - volume * 0.75, -112],
  [-84 - volume * 0.4, -174 - volume * 0.7 + flat],
  [0, -192 - volume],
  [84 + volume * 0.4, -174 - volume * 0.7 + flat],
  [126 + volume * 0.75, -112],
  [133 + volume * 0.75, -40],
  [128 + volume * 0.55, low],
];

/** Closes the outer edge with a hairline that runs from the right ear to the left. */
export const cap = (outer: readonly Point[], hairline: readonly Point[]): string => {
  const ends = (points: readonly Point[]): Point[] =>
    points.map(([x, y], i): Point => (i === 0 || i === points.length - 1 ? [x, y, 1] : [x, y]));
  return blob([...ends(outer), ...ends(hairline)]);
};

/** A lock from the parting down one side of the face. */
export function curtain(side: -1 | 1, part: number, length: number, wave: number, volume: number, open = 0, tips = 0): string {
  const tail = length > 165 ? 74 : 30;
  const points: Point[] = [[part, -192 - volume * 0.85, 1]];
  const ripple = (y: number, phase: number): number => (y > -40 ? wave * Math.sin((y + phase) / 34) * Math.min(1, (y + 60) / 90) : 0);
  const outer = [-186 - volume * 0.85, -150, -70, 10, 80, 150, 220, 290, 360, 430].filter((y) => y <= length - tail);
  for (const y of outer) {
    const width =
      y < -180
        ? 46 + side * part * 0.6
        : y < -120
          ? 108 + volume * 0.6
          : y < -50
            ? 131 + volume * 0.8
            : 136 + volume + Math.min(40, Math.max(0, y) * 0.12);
    points.push([side * (width + ripple(y, 0)), y]);
  }
  const spread = Math.min(44, Math.max(0, length) * 0.12);
  if (length > 165)
    points.push(
      [side * (132 + volume + tips + spread * 0.8), length - 34],
      [side * (119 + tips + spread * 0.6), length + 2],
      [side * (106 + spread * 0.2), length - 40],
    );
  else
    points.push(
      [side * (130 + volume + tips + spread), length - 12],
      [side * (122 + tips + spread), length + 4],
      [side * (104 - tips * 0.5), length - 4, 1],
    );
  for (const y of [430, 360, 290, 220, 150, 80, 20].filter((py) => py < length - tail))
    points.push([side * (119 - Math.max(0, y - 120) * 0.1 + ripple(y, 40) * 0.8), y]);
  points.push([side * (112 - open), -46], [side * (92 - open), -104]);
  points.push([part + side * 26, -156], [part, -180, 1]);
  return blob(points);
}

/** The mass of hair behind the neck. */
export const panel = (length: number, width: number, wave: number, volume: number): string => {
  const edge = (side: -1 | 1): Point[] =>
    [-60, 20, 90, 160, 230, 300, 370, 440]
      .filter((y) => y < length - 30)
      .map((y): Point => [side * (width + Math.max(0, y) * 0.09 + wave * Math.sin(y / 34 + (side > 0 ? 1.2 : 0))), y]);
  return blob([
    ...dome(volume, -60).slice(2, 7),
    ...edge(1),
    [width * 1.12, length],
    [0, length + 14],
    [-width * 1.12, length],
    ...edge(-1).reverse(),
  ]);
};

export const strands = (lines: string, color: string, width = 4.5, alpha = 0.75): string => stroke(lines, color, width, alpha);

/** Circles along a path of centres with a little irregularity. */
export const curlCloud = (centres: readonly Point[], r: number, random: Random): (readonly [number, number, number])[] =>
  centres.map(([x, y]) => [x + random.range(-5, 5), y + random.range(-5, 5), r * random.range(0.88, 1.14)] as const);

export const arc = (rx: number, ry: number, cy: number, from: number, to: number, count: number): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const a = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180;
    return [rx * Math.cos(a), cy + ry * Math.sin(a)];
  });

/** Light arcs inside curls. */
export const curlLights = (discsList: readonly (readonly [number, number, number])[], color: string, every: number): string =>
  strands(
    discsList
      .filter((_, i) => i % every === 0)
      .map(([x, y, r]) => `M${xy(x - r * 0.55, y - r * 0.1)}a${xy(r * 0.6, r * 0.6)} 0 0 1 ${xy(r * 0.7, -r * 0.42)}`)
      .join(''),
    color,
    4,
    0.6,
  );

/** A plait made of leaves that alternate. */
export function plait(x: number, y: number, count: number, width: number, lean: number, hair: Hair): string {
  let out = '';
  for (let i = 0; i < count; i++) {
    const w = width * (1 - (i / count) * 0.35);
    const [cx, cy] = [x + lean * i, y + i * w * 0.78];
    const leaf = (side: number): string =>
      `M${xy(cx - side * w * 0.1, cy - w * 0.5)}C${xy(cx + side * w * 0.75, cy - w * 0.55)} ${xy(cx + side * w * 0.7, cy + w * 0.3)} ${xy(cx - side * w * 0.12, cy + w * 0.75)}C${xy(cx - side * w * 0.3, cy + w * 0.2)} ${xy(cx - side * w * 0.3, cy - w * 0.2)} ${xy(cx - side * w * 0.1, cy - w * 0.5)}Z`;
    out +=
      fill(leaf(-1), hair.base) +
      fill(leaf(1), hair.dark) +
      stroke(`M${xy(cx - w * 0.3, cy - w * 0.15)}q${xy(-w * 0.08, w * 0.2)} ${xy(w * 0.14, w * 0.45)}`, hair.light, 3, 0.7);
  }
  const [ex, ey] = [x + lean * count, y + count * width * 0.62];
  return out + fill(`M${xy(ex - 11, ey - 2)}h22l8,44q-19,14 -38,0Z`, hair.base) + fill(`M${xy(ex - 13, ey - 8)}h26v13h-26Z`, '#a3242f');
}

export const SWEPT: readonly Point[] = [
  [118, 34],
  [114, -36],
  [98, -100],
  [52, -134],
  [0, -141],
  [-52, -134],
  [-98, -100],
  [-114, -36],
  [-118, 34],
];
export const SHORT: readonly Point[] = [
  [119, 40],
  [116, -30],
  [106, -62],
  [96, -112],
  [48, -128],
  [0, -132],
  [-48, -128],
  [-96, -112],
  [-106, -62],
  [-116, -30],
  [-119, 40],
];
export const SIDE_FRINGE: readonly Point[] = [
  [119, 36],
  [115, -28],
  [100, -74],
  [50, -98],
  [-20, -128],
  [-58, -160],
  [-82, -122],
  [-106, -66],
  [-115, -28],
  [-119, 36],
];
const STRAIGHT_FRINGE: readonly Point[] = [
  [119, 40],
  [113, -20],
  [104, -50],
  [52, -56],
  [0, -59],
  [-52, -56],
  [-104, -50],
  [-113, -20],
  [-119, 40],
];

export const fringe = (outer: readonly Point[]): string => cap(outer, STRAIGHT_FRINGE.slice(2, 7));

export interface Draft {
  back?: string;
  front?: string;
  locks?: string;
  shape?: string;
  backShape?: string;
}
