import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Text that a browser stores and sends back, and that only the server can read or create. */
export interface Seals {
  /** URL-safe. `context` says what the text is for and whose it is: it can be opened only in the same context. */
  seal(context: string, text: string): string;
  /** Null for text that was not sealed here in this context. */
  open(context: string, sealed: string): string | null;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function createSeals(secret: string): Seals {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'seals', 32));
  return {
    seal(context, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    open(context, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const read = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([read, decipher.final()]).toString('utf8');
      } catch {
        // `final` throws if the tag does not match: text of another context, or not ours.
        return null;
      }
    },
  };
}
