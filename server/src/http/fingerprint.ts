import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../errorCode.ts';

/** Keyed hash, URL-safe. `purpose` separates different uses. Use it if a plain hash could be reversed by guessing. */
export type Fingerprint = (purpose: string, value: string) => string;

export function createFingerprint(secret: string): Fingerprint {
  const keys = new Map<string, Buffer>();
  const keyFor = (purpose: string) => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
    keys.set(purpose, key);
    return key;
  };
  return (purpose, value) => createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
}

/** A secret in a file of its own, created by the first process that starts. */
export async function keptSecret(dataDir: string, name: string, make: () => string): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(file, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}

/** The configured secret, else one that is created at the first start and stored next to the embedded database. */
export async function secretOf(config: { secret: string | null; dataDir: string }): Promise<string> {
  return config.secret ?? keptSecret(config.dataDir, 'secret', () => randomBytes(32).toString('base64url'));
}
