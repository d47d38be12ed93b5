import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { TrustedRoot } from '@sigstore/protobuf-specs';
import { toTrustMaterial, Verifier } from '@sigstore/verify';

/** Verifies signatures against one trust root, and for identities of one issuer. */
export interface TrustRoot extends Pick<Verifier, 'verify'> {
  readonly issuer: string;
}

const MEDIA_TYPE = 'application/vnd.dev.sigstore.trustedroot';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The JSON texts in a file: one, or one a line, as `gh attestation trusted-root` prints them. */
const documentsIn = (text: string): unknown[] => {
  const whole = parsed(text);
  return whole === null ? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parsed(line)])) : [whole];
};

const isTrustRoot = (document: unknown): document is object =>
  typeof document === 'object' &&
  document !== null &&
  'mediaType' in document &&
  typeof document.mediaType === 'string' &&
  document.mediaType.startsWith(MEDIA_TYPE);

/** What a root lists is also demanded. A certificate lasts minutes, so something has to prove when it signed. */
function verifierFor(document: object): Result<Verifier, string> {
  const root = TrustedRoot.fromJSON(document);
  if (root.certificateAuthorities.length === 0) return failure('names no certificate authority');
  if (root.tlogs.length + root.timestampAuthorities.length === 0) return failure('names neither a log nor a timestamp authority');
  const thresholds = {
    ctlogThreshold: Math.min(root.ctlogs.length, 1),
    tlogThreshold: Math.min(root.tlogs.length, 1),
    timestampThreshold: 1,
  };
  return success(new Verifier(toTrustMaterial(root), thresholds));
}

/**
 * Reads the trust roots in a file, of which each stands for one sigstore, and which vouch for one issuer: an authority could
 * certify identities of any. Fails with what is wrong.
 */
export function readTrustRoots(text: string, issuer: string): Result<readonly TrustRoot[], string> {
  const roots: TrustRoot[] = [];
  for (const document of documentsIn(text)) {
    if (!isTrustRoot(document)) return failure('holds something else than trust roots of sigstore');
    try {
      const root = verifierFor(document);
      if (!root.ok) return root;
      const verifier = root.value;
      roots.push({ issuer, verify: (...signed) => verifier.verify(...signed) });
    } catch (error) {
      // The library assumes that a file of this type is complete.
      return failure(`holds a trust root that cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return roots.length === 0 ? failure('is empty') : success(roots);
}
