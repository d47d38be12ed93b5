import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { toSignedEntity } from '@sigstore/verify';
import { type Origin, originOf } from './origin.ts';
import { type Claimed, claimedIn } from './statement.ts';
import type { TrustRoot } from './trustRoot.ts';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The origin according to the first root that vouches for signature and issuer; otherwise the reason of the last one. */
function signedBy({ bundle }: Claimed, roots: readonly TrustRoot[]): Result<Origin, string> {
  let reason = 'no trust root';
  for (const root of roots) {
    try {
      const origin = originOf(root.verify(toSignedEntity(bundle)));
      if (origin.issuer === root.issuer) return success(origin);
      reason = `its authority vouches for ${root.issuer}, not for ${origin.issuer ?? 'a certificate without an issuer'}`;
    } catch (error) {
      // Whatever the library trips over, it did not verify.
      reason = reasonOf(error);
    }
  }
  return failure(reason);
}

/** What a bundle is about, if it names a manifest with this digest (SHA-256 in hex). Nothing of it is verified yet. */
export function claimedFor(bytes: Buffer, digest: string): Result<Claimed, string> {
  const claimed = claimedIn(bytes);
  if (!claimed.ok) return claimed;
  const { subjects } = claimed.value;
  if (subjects.includes(digest)) return claimed;
  return failure(`provenance of ${subjects.length} other files, such as one with sha256 ${subjects[0]?.slice(0, 64) ?? 'unknown'}`);
}

/** Who built the manifest with this digest (SHA-256 in hex), if the bundle proves it to one of the roots. Fails with the reason. */
export function provenOrigin(bytes: Buffer, digest: string, roots: readonly TrustRoot[]): Result<Origin, string> {
  const claimed = claimedFor(bytes, digest);
  if (!claimed.ok) return claimed;
  const signed = signedBy(claimed.value, roots);
  return signed.ok ? signed : failure(`a signature that no trust root vouches for: ${signed.error}`);
}
