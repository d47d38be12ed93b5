/** A picture whose original lies in the private store. What takes it into use keeps these values in a row of its own. */
export interface KeptPicture {
  readonly id: string;
  readonly name_key: string;
  /** SHA-256 of the bytes as they came, in hex. */
  readonly hash: string;
  /** Pixels of the upright original. */
  readonly width: number;
  readonly height: number;
}
