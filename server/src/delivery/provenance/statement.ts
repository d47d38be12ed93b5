import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { type Bundle, bundleFromJSON } from '@sigstore/bundle';
import * as z from 'zod/mini';
import { isBoundedJson } from '../boundedJson.ts';
import { BUNDLE_LIMITS } from './pipelineFiles.ts';

const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

const Statement = z.object({
  _type: z.enum(['https://in-toto.io/Statement/v1', 'https://in-toto.io/Statement/v0.1']),
  subject: z.array(z.object({ digest: z.record(z.string(), z.string()) })).check(z.minLength(1)),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.looseObject({ buildDefinition: z.looseObject({}), runDetails: z.looseObject({}) }),
});

/** A bundle, and what its statement is about. Nothing of it is verified yet. */
export interface Claimed {
  readonly bundle: Bundle;
  /** SHA-256 of each subject, in hex. */
  readonly subjects: readonly string[];
}

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
};

function bundleIn(bytes: Buffer): Bundle | null {
  const document = parsed(bytes);
  if (typeof document !== 'object' || document === null) return null;
  try {
    return bundleFromJSON(document);
  } catch {
    // Whatever else it is, it is no bundle.
    return null;
  }
}

/** Reads a sigstore bundle with SLSA provenance. Fails with what is wrong with it. */
export function claimedIn(bytes: Buffer): Result<Claimed, string> {
  const { bytes: most, json } = BUNDLE_LIMITS;
  if (bytes.length > most) return failure(`${bytes.length} bytes, more than ${most}`);
  if (!isBoundedJson(bytes, json)) return failure(`more than ${json.values} values, or more than ${json.depth} of them inside each other`);
  const bundle = bundleIn(bytes);
  if (bundle === null) return failure('no bundle of sigstore');
  if (bundle.content.$case !== 'dsseEnvelope') return failure('a bundle that signs a file in place of a statement');
  const { payload, payloadType } = bundle.content.dsseEnvelope;
  if (payloadType !== PAYLOAD_TYPE) return failure(`a bundle of another type than ${PAYLOAD_TYPE}`);
  if (!isBoundedJson(payload, json)) return failure(`a statement of more than ${json.values} values`);
  const statement = Statement.safeParse(parsed(payload));
  if (!statement.success) return failure('a statement that is not SLSA provenance of version 1');
  return success({ bundle, subjects: statement.data.subject.flatMap(({ digest }) => digest.sha256?.toLowerCase() ?? []) });
}
