/** A country in dots, region by region. Keys are those of `regions.php`. */
export interface DrawnMap {
  /** In half steps of the grid. */
  readonly width: number;
  /** In rows of the grid. */
  readonly height: number;
  /** `dots`: a path of points; `centre`: half steps and rows from the upper left corner. */
  readonly regions: Readonly<Record<string, { readonly centre: readonly [x: number, y: number]; readonly dots: string }>>;
}

/** Width of half a step and height of a row in the units of the drawing: rows stand as in a honeycomb. */
export const UNIT = { x: 8, y: 13.86 } as const;
