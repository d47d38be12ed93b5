/** `code` of a system's or a driver's error; null if there is none. Works across realms, where `instanceof` fails. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Name of the constraint or unique index that a statement violated; null if it was not that. */
export const constraintOf = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null;
