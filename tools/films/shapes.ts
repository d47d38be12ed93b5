/** Shapes for a film's frames, as SVG. All films share one canvas and end where they began. */

export const WIDTH = 1280;
export const HEIGHT = 960;
/** Seconds. */
export const LENGTH = 8;

const num = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, color: string, radius = 0): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" rx="${radius}" fill="${color}"/>`;
export const circle = (x: number, y: number, r: number, color: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${color}"/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, color: string): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${color}"/>`;
export const fill = (d: string, color: string): string => `<path d="${d}" fill="${color}"/>`;
export const line = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const faded = (content: string, alpha: number): string =>
  `<g opacity="${num(alpha * 10) === '0' ? 0 : alpha.toFixed(2)}">${content}</g>`;
export const placed = (content: string, x: number, y: number, turn = 0, scale = 1): string =>
  `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn.toFixed(2)}) scale(${scale})">${content}</g>`;

/** Oscillates between -1 and 1, a whole number of times, so that the film's end meets its beginning. */
export const swing = (at: number, times = 1, phase = 0): number => Math.sin(((at * times) / LENGTH + phase) * 2 * Math.PI);

/** Eases from 0 to 1 between two times. */
export function between(at: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

/** 1 between two times, easing in and out to 0 around them. */
export const shownBetween = (at: number, from: number, to: number, soft = 0.4): number =>
  between(at, from, from + soft) * (1 - between(at, to - soft, to));

/** Deterministic pseudo-random numbers between 0 and 1. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** A wave over the whole width, filled to the bottom; it moves by whole wavelengths during the film. */
export function wave(y: number, height: number, length: number, moved: number, color: string): string {
  const start = -length * 2 + ((moved % 1) + 1) * length;
  let d = `M${num(start)},${HEIGHT}V${num(y)}`;
  for (let x = start; x < WIDTH + length; x += length) {
    d += `c${num(length * 0.25)},${num(-height)} ${num(length * 0.25)},${num(-height)} ${num(length * 0.5)},0s${num(length * 0.25)},${num(height)} ${num(length * 0.5)},0`;
  }
  return fill(`${d}V${HEIGHT}Z`, color);
}
