/** Helpers that write SVG. All return strings; none keeps state. */

/** A point; a third value of 1 makes it a corner when the line is smoothed. */
export type Point = readonly [x: number, y: number, corner?: 1];

/** The drawing surface: 4:5. */
export const WIDTH = 960;
export const HEIGHT = 1200;

const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats coordinates: xy(1, 2.345) → "1,2.3". */
export const xy = (x: number, y: number): string => `${num(x)},${num(y)}`;

const opacity = (value: number): string => (value < 1 ? ` opacity="${value}"` : '');

export const fill = (d: string, color: string, alpha = 1): string => `<path d="${d}" fill="${color}"${opacity(alpha)}/>`;

export const stroke = (d: string, color: string, width: number, alpha = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity(alpha)}/>`;

export const circle = (x: number, y: number, r: number, color: string, alpha = 1): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${color}"${opacity(alpha)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, color: string, alpha = 1): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${color}"${opacity(alpha)}/>`;

export const ring = (x: number, y: number, r: number, color: string, width: number, alpha = 1): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="none" stroke="${color}" stroke-width="${num(width)}"${opacity(alpha)}/>`;

export const rect = (x: number, y: number, w: number, h: number, color: string, radius = 0, alpha = 1): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${radius ? ` rx="${num(radius)}"` : ''} fill="${color}"${opacity(alpha)}/>`;

export const group = (content: string, transform = ''): string =>
  content === '' ? '' : transform ? `<g transform="${transform}">${content}</g>` : `<g>${content}</g>`;

export const move = (content: string, x: number, y: number, scale = 1): string =>
  group(content, `translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}`);

export const rotate = (content: string, angle: number, x = 0, y = 0): string =>
  angle === 0 ? content : group(content, `rotate(${num(angle)} ${num(x)} ${num(y)})`);

/** Mirrors a drawing at the vertical line x = axis. */
export const mirror = (content: string, axis = 0): string => group(content, `matrix(-1 0 0 1 ${num(axis * 2)} 0)`);

export const clip = (id: string, shape: string, content: string): string =>
  content === '' ? '' : `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** A straight-edged path through points. */
export const poly = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => xy(x, y)).join('L')}${closed ? 'Z' : ''}`;

/** A path of many circles, cheaper than one element each. */
export const discs = (list: readonly (readonly [x: number, y: number, r: number])[]): string =>
  list.map(([x, y, r]) => `M${xy(x - r, y)}a${num(r)},${num(r)} 0 1 1 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 1 ${num(-2 * r)},0`).join('');

/** The points in clockwise order, so that shapes joined in one path never cut holes into each other. */
export function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0 ? [...points].reverse() : points;
}

/** A soft curve through points (Catmull-Rom as Bézier segments). */
export function smooth(points: readonly Point[], closed = true): string {
  const n = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1);
    const point = points[index];
    if (point === undefined) throw new Error('smooth: no points');
    return point;
  };
  const tangent = (i: number): readonly [number, number] => {
    if (at(i)[2] === 1) return [0, 0];
    return [(at(i + 1)[0] - at(i - 1)[0]) / 6, (at(i + 1)[1] - at(i - 1)[1]) / 6];
  };
  let d = `M${xy(at(0)[0], at(0)[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, ta, tb] = [at(i), at(i + 1), tangent(i), tangent(i + 1)];
    d += `C${xy(a[0] + ta[0], a[1] + ta[1])} ${xy(b[0] - tb[0], b[1] - tb[1])} ${xy(b[0], b[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Completes a half outline (x ≥ 0, from top to bottom) with its mirror image. Points on the axis are not doubled. */
export const symmetric = (half: readonly Point[]): Point[] => [
  ...half,
  ...half
    .filter(([x]) => Math.abs(x) > 0.01)
    .map(([x, y, corner]): Point => (corner ? [-x, y, corner] : [-x, y]))
    .reverse(),
];

/** Wraps a picture with the warm light from one side that all pictures share. */
export function frame(id: string, content: string, lightFromRight = false): string {
  const [x1, x2] = lightFromRight ? [1, 0] : [0, 1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="640" height="800"><defs><linearGradient id="${id}l" x1="${x1}" y1="0" x2="${x2}" y2="1"><stop offset="0" stop-color="#ffe7c2" stop-opacity=".32"/><stop offset=".5" stop-color="#ffe7c2" stop-opacity="0"/><stop offset="1" stop-color="#3a0612" stop-opacity=".28"/></linearGradient></defs>${content}<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#${id}l)"/></svg>`;
}
