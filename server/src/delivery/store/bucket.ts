/** A prefix in an S3-compatible bucket. */
export interface Bucket {
  readonly bucket: string;
  /** Put before every key; empty, or with a slash at its end. */
  readonly prefix: string;
  /** Null: Amazon's own, by region. */
  readonly endpoint: string | null;
  readonly region: string;
}
