import { createECDH, ECDH } from 'node:crypto';
import { keptSecret } from '../../http/fingerprint.ts';

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;
const AUTH_BYTES = 16;

/** Identifies this site to push services (VAPID), base64url. A subscription is bound to the public key. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

function newPrivateKey(): string {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // OpenSSL omits leading zeros.
  return Buffer.concat([Buffer.alloc(PRIVATE_BYTES), pair.getPrivateKey()])
    .subarray(-PRIVATE_BYTES)
    .toString('base64url');
}

/** True for the 32 bytes of a private key, base64url. */
export const isPrivateKey = (text: string): boolean =>
  /^[A-Za-z0-9_-]+$/.test(text) && Buffer.from(text, 'base64url').length === PRIVATE_BYTES;

/** The configured keys, else a pair that is created at the first start and stored next to the embedded database. */
export async function pushKeysOf({ vapidPrivateKey, dataDir }: { vapidPrivateKey: string | null; dataDir: string }): Promise<PushKeys> {
  const privateKey = vapidPrivateKey ?? (await keptSecret(dataDir, 'vapid', newPrivateKey));
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}

/** True for keys that a message can be encrypted with. */
export function areBrowserKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    // OpenSSL has no other way to say that a point is not on the curve.
    return false;
  }
}
