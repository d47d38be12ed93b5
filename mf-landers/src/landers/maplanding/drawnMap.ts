import type { LanderFace } from '@amarena/shared/contracts/landers/landers';

/** A country as dots, by region. The keys are those of `regions.php`. */
export interface DrawnMap {
  /** In half steps of the grid. */
  readonly width: number;
  /** In rows of the grid. */
  readonly height: number;
  /** `dots`: a path of points. `centre`: half steps and rows from the top left corner. */
  readonly regions: Readonly<Record<string, { readonly centre: readonly [x: number, y: number]; readonly dots: string }>>;
}

/** Width of half a step and height of a row in the units of the drawing: the rows form a honeycomb. */
export const UNIT = { x: 8, y: 13.86 } as const;

/** A position on the drawing, in percent of its width and height. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export const NOWHERE: Spot = { x: 50, y: 50 };

const percent = (part: number, whole: number): number => Math.round(((part + 1) / whole) * 1000) / 10;

/** The middle of a region; null: the map does not have it. */
export function spotIn({ width, height, regions }: DrawnMap, key: string): Spot | null {
  const centre = regions[key]?.centre;
  return centre === undefined ? null : { x: percent(centre[0], width), y: percent(centre[1], height) };
}

export interface PinnedFace {
  readonly face: LanderFace;
  readonly at: Spot;
}

/** The first face of each region, in the region's middle, so that no one is shown where they live. */
export function pinned(map: DrawnMap, faces: readonly LanderFace[]): readonly PinnedFace[] {
  const first = new Map<string, LanderFace>();
  for (const face of faces) if (face.region !== null && !first.has(face.region)) first.set(face.region, face);
  return [...first].flatMap(([region, face]) => {
    const at = spotIn(map, region);
    return at === null ? [] : [{ face, at }];
  });
}
