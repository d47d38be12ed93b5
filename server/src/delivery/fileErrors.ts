export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** A missing file as null; every other trouble stays an error. */
export async function orNullWhenMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR') || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}
