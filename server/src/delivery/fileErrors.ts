export const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Returns null for a missing file; all other errors stay errors. */
export async function orNullWhenMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'EISDIR') || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  }
}
