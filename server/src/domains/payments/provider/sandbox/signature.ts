import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header with the time of sending, in seconds, and the signature: `t=1795260000,v1=<hex>`. */
export const SIGNATURE_HEADER = 'sandbox-signature';
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const TOLERANCE_SECONDS = 300;

const signatureOf = (secret: string, seconds: string, body: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

export function sign(secret: string, body: string, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1_000));
  return `t=${seconds},v1=${signatureOf(secret, seconds, body).toString('hex')}`;
}

/** True if the body was signed with the secret, recently: a replayed old call is refused. */
export function isSigned(secret: string, header: string | string[] | undefined, body: Buffer, now: Date): boolean {
  const [, seconds, hex] = HEADER.exec(typeof header === 'string' ? header : '') ?? [];
  if (seconds === undefined || hex === undefined) return false;
  const lately = Math.abs(now.getTime() / 1_000 - Number(seconds)) <= TOLERANCE_SECONDS;
  return timingSafeEqual(signatureOf(secret, seconds, body), Buffer.from(hex, 'hex')) && lately;
}
