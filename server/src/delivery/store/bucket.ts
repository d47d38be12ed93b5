/** A prefix in an S3-compatible bucket. */
export interface Bucket {
  readonly bucket: string;
  /** Prepended to every key; empty, or with a trailing slash. */
  readonly prefix: string;
  /** Null: Amazon's own, by region. */
  readonly endpoint: string | null;
  readonly region: string;
}
