/** Eight buckets per doubling: accurate to a tenth, up to 120,000. */
const PER_DOUBLING = 8;
const LAST_BUCKET = 136;
/** The first one is for zero. */
export const FIGURE_BUCKETS = LAST_BUCKET + 1;

/** The bucket of a figure: of milliseconds, or of thousandths for CLS. */
export const figureBucketOf = (value: number): number =>
  value < 1 ? 0 : Math.min(LAST_BUCKET, 1 + Math.ceil(PER_DOUBLING * Math.log2(value)));

/** The largest whole figure of a bucket. */
export const figureOf = (bucket: number): number => (bucket === 0 ? 0 : Math.floor(2 ** ((bucket - 1) / PER_DOUBLING)));
