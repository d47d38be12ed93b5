/** A picture whose original is in the private store. Its user stores these values in a row of its own. */
export interface KeptPicture {
  readonly id: string;
  readonly name_key: string;
  /** SHA-256 of the uploaded bytes, in hex. */
  readonly hash: string;
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
}
