/** `code` of a system's or a driver's error; null if there is none. Works across realms, where `instanceof` fails. */
export const errorCode = (error: unknown): string | null =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : null;
