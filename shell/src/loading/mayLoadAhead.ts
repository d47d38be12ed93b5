interface Line {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/** False if the person saves data or the connection is slow: then nothing is prefetched. */
export const mayLoadAhead = ({ connection }: Line = navigator as Line): boolean =>
  connection?.saveData !== true && !connection?.effectiveType?.endsWith('2g');
