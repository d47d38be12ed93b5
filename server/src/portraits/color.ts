/** Small colour arithmetic on #rrggbb strings. */

type Rgb = readonly [number, number, number];

const parse = (hex: string): Rgb => {
  const value = parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** Mixes two colours: 0 gives the first, 1 the second. */
export function mix(a: string, b: string, amount: number): string {
  const [from, to] = [parse(a), parse(b)];
  const channel = (i: 0 | 1 | 2): string =>
    Math.round(from[i] + (to[i] - from[i]) * amount)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}

/** A warm shadow of a colour. */
export const darker = (hex: string, amount = 0.25): string => mix(hex, '#2a0d14', amount);

/** A warm highlight of a colour. */
export const lighter = (hex: string, amount = 0.25): string => mix(hex, '#fff1dc', amount);

/** Relative luminance as defined by WCAG. */
export function luminance(hex: string): number {
  const linear = parse(hex).map((v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** Contrast ratio, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Perceived distance: euclidean in RGB, weighted for the eye, 0 to about 760. */
export function distance(a: string, b: string): number {
  const [p, q] = [parse(a), parse(b)];
  const red = (p[0] + q[0]) / 2;
  return Math.sqrt((2 + red / 256) * (p[0] - q[0]) ** 2 + 4 * (p[1] - q[1]) ** 2 + (2 + (255 - red) / 256) * (p[2] - q[2]) ** 2);
}
