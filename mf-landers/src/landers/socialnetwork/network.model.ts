/** A position in the net, in percent of its width and height; `size` in percent of the width. */
export interface Knot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The knots of faces, from the middle outwards, so that a few faces also form a net. */
export const KNOTS: readonly Knot[] = [
  { x: 32, y: 26, size: 19 },
  { x: 70, y: 22, size: 16 },
  { x: 80, y: 56, size: 20 },
  { x: 24, y: 66, size: 16 },
  { x: 60, y: 83, size: 17 },
  { x: 8, y: 42, size: 13 },
  { x: 93, y: 33, size: 12 },
  { x: 47, y: 6, size: 11 },
  { x: 92, y: 82, size: 12 },
  { x: 36, y: 93, size: 11 },
  { x: 10, y: 12, size: 10 },
  { x: 6, y: 88, size: 10 },
];

/** The empty chair in the middle, for the reader. */
export const YOURS: Knot = { x: 52, y: 51, size: 22 };

/** Pairs that talk, as indices of knots. */
const THREADS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 3],
  [1, 2],
  [2, 4],
  [3, 4],
  [0, 5],
  [3, 5],
  [1, 6],
  [2, 6],
  [0, 7],
  [1, 7],
  [2, 8],
  [4, 8],
  [4, 9],
  [3, 9],
  [5, 10],
  [3, 11],
];

/** Number of knots that fit on a phone. */
const NEAR = 6;

export interface Thread {
  readonly from: Knot;
  readonly to: Knot;
  /** True if it leads to a knot that does not fit on a phone. */
  readonly far: boolean;
}

/** Threads between the knots that have a face. */
export const threadsAmong = (faces: number): readonly Thread[] =>
  THREADS.flatMap(([one, other]) => {
    const [from, to] = [KNOTS[one], KNOTS[other]];
    return one < faces && other < faces && from !== undefined && to !== undefined ? [{ from, to, far: Math.max(one, other) >= NEAR }] : [];
  });

/** Loose threads, from the nearest faces to the empty chair. */
export const looseThreads = (faces: number): readonly Knot[] => KNOTS.slice(0, Math.min(faces, 5));
