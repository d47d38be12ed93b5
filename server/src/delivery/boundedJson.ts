/** How much a JSON text may hold before it is parsed. */
export interface JsonBounds {
  /** Arrays and objects inside each other. */
  readonly depth: number;
  /** Elements, properties, arrays and objects in all. */
  readonly values: number;
}

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_ARRAY, OPEN_OBJECT, CLOSE_ARRAY, CLOSE_OBJECT] = [0x5b, 0x7b, 0x5d, 0x7d];

/** Index of the quote that ends the string which begins at `start`. */
function endOfString(bytes: Buffer, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at;
}

/**
 * True if a JSON text from strangers is within bounds. Parsing and validating a few megabytes of brackets would block the
 * process for seconds; this reads each byte once. It does not tell whether the text is JSON at all.
 */
export function isBoundedJson(bytes: Buffer, bounds: JsonBounds): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === QUOTE) at = endOfString(bytes, at);
    else if (byte === COMMA) values += 1;
    else if (byte === CLOSE_ARRAY || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === OPEN_ARRAY || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    }
    if (depth > bounds.depth || values > bounds.values) return false;
  }
  return true;
}
