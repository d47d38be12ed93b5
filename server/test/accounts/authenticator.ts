import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { postPasskey, postPasskeyLogin } from '@amarena/shared/contracts/account/passkeys';
import type { BodyOf } from '@amarena/shared/contracts/platform/endpoint';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;
const SYNCABLE_AND_SYNCED = 0x18;

interface Ceremony {
  readonly challenge: string;
  /** Origin of the page that asks. */
  readonly origin: string;
  /** Default: the host of `origin`. */
  readonly rpID?: string;
  /** Default: true. */
  readonly verified?: boolean;
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array): string => Buffer.from(data).toString('base64url');
const clientData = (type: string, { challenge, origin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function header({ origin, rpID = new URL(origin).hostname, verified = true }: Ceremony, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  const all = USER_PRESENT | SYNCABLE_AND_SYNCED | (verified ? USER_VERIFIED : 0) | flags;
  return Buffer.concat([sha256(rpID), Buffer.from([all]), counter]);
}

/** A device that holds one passkey, like a phone. */
export function anAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let count = 0;
  let userHandle: string | null = null;
  const named = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} } as const;

  return {
    id: base64url(id),

    /** Creates the passkey. `user`: the handle that the site gives the member. */
    create(ceremony: Ceremony, user: string): BodyOf<typeof postPasskey>['passkey'] {
      userHandle = user;
      // COSE: an EC2 key for ES256 on P-256.
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = Buffer.concat([header(ceremony, ATTESTED, count), Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(cose))]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      const attestationObject = base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      return {
        ...named,
        response: { clientDataJSON: base64url(clientData('webauthn.create', ceremony)), attestationObject, transports: ['internal'] },
      };
    },

    /** Signs a challenge. */
    answer(ceremony: Ceremony): BodyOf<typeof postPasskeyLogin>['passkey'] {
      count += 1;
      const authData = header(ceremony, 0, count);
      const data = clientData('webauthn.get', ceremony);
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle,
        },
      };
    },

    /** A copy of the device does not know how often the original was used. */
    rewind(): void {
      count = 0;
    },
  };
}
export type Authenticator = ReturnType<typeof anAuthenticator>;
