import type { NewPasskey, PasskeyAnswer } from '@amarena/shared/contracts/account/passkeys';
import type * as z from '@amarena/shared/schema';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { challengeFor } from './purpose.ts';

/**
 * The device asks for fingerprint, face or code, because a passkey replaces the password instead of only proving the
 * device.
 */
const userVerification = 'required';
/** EdDSA, ES256 and RS256: what devices support. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** A verified passkey. */
export interface ProvenPasskey {
  readonly credential: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly synced: boolean;
}

interface Known {
  readonly credential: string;
  readonly public_key: Buffer;
  readonly counter: string;
}

/** The member's id as the device stores it, and sends it at log-in. */
const handleOf = (memberId: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(memberId.replaceAll('-', ''), 'hex'));

/** The library throws for every wrong answer: forged, for another site, or malformed. All of them are refusals. */
async function unlessRefused<Value>(verify: () => Promise<Value>, onRefusal: (reason: unknown) => void): Promise<Value | null> {
  try {
    return await verify();
  } catch (reason) {
    onRefusal(reason);
    return null;
  }
}

/** The WebAuthn exchange between browser and server, for the site at `publicUrl`. `onRefusal` gets the reason. */
export function createCeremony(publicUrl: string, onRefusal: (reason: unknown) => void) {
  const { origin: expectedOrigin, hostname: rpID } = new URL(publicUrl);

  return {
    async newPasskey(site: string, member: { id: string; email: string; name: string }, known: readonly { credential: string }[]) {
      const options = await generateRegistrationOptions({
        rpName: site,
        rpID,
        userID: handleOf(member.id),
        userName: member.email,
        userDisplayName: member.name,
        challenge: challengeFor({ to: 'add' }),
        attestationType: 'none',
        excludeCredentials: known.map(({ credential }) => ({ id: credential })),
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification },
      });
      return { ...options, rp: { name: site, id: rpID } };
    },

    /** Any passkey of this site may answer: the passkey says whose it is. */
    logIn: () => generateAuthenticationOptions({ rpID, userVerification, challenge: challengeFor({ to: 'log in' }) }),

    /** Only these passkeys may answer, and only for `what`. */
    confirm: (what: string, credentials: readonly string[]) =>
      generateAuthenticationOptions({
        rpID,
        userVerification,
        challenge: challengeFor({ to: 'confirm', what }),
        allowCredentials: credentials.map((id) => ({ id })),
      }),

    async prove(expectedChallenge: string, { authenticatorAttachment: _unused, ...response }: z.infer<typeof NewPasskey>) {
      return unlessRefused(async (): Promise<ProvenPasskey | null> => {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          supportedAlgorithmIDs,
        });
        if (!verified) return null;
        const { credential, credentialBackedUp: synced } = registrationInfo;
        const { id, publicKey, counter } = credential;
        return { credential: id, public_key: Buffer.from(publicKey), counter, transports: response.response.transports ?? [], synced };
      }, onRefusal);
    },

    /** The device's new counter; null if the passkey is not what it claims, or not this member's. */
    async check(
      expectedChallenge: string,
      { authenticatorAttachment: _unused, ...response }: z.infer<typeof PasskeyAnswer>,
      known: Known,
      memberId: string,
    ): Promise<number | null> {
      const { userHandle } = response.response;
      if (userHandle && userHandle !== Buffer.from(handleOf(memberId)).toString('base64url')) return null;
      return unlessRefused(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: response as AuthenticationResponseJSON,
          expectedChallenge,
          expectedOrigin,
          expectedRPID: rpID,
          credential: { id: known.credential, publicKey: new Uint8Array(known.public_key), counter: Number(known.counter) },
        });
        return verified ? authenticationInfo.newCounter : null;
      }, onRefusal);
    },
  };
}
export type Ceremony = ReturnType<typeof createCeremony>;
