import { PartName } from '@amarena/shared/contracts/platform/partNames';
import { ALL_PARTS, DeliveryRight } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import * as z from 'zod/mini';
import { isGitHub, isRepositoryId, NEEDS_ID } from '../../delivery/provenance/gitHub.ts';
import { isLoopback } from '../../geoip/addresses.ts';

const LONGEST = 60;
const USUAL = 15;

const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username } = new URL(value);
  return username === '' && (protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname)));
};
const Address = z.string().check(z.refine(isSafe, 'must begin with https://'));
/** A repository alone stands for all its branches, also those that nobody reviewed. */
const isNarrow = ({
  ref,
  environment,
  job_workflow_ref,
}: {
  ref?: string | undefined;
  environment?: string | undefined;
  job_workflow_ref?: string | undefined;
}): boolean => [ref, environment, job_workflow_ref].some((value) => value !== undefined);
const claim = z.string().check(z.minLength(1), z.maxLength(300));

/**
 * Which pipelines get a token, and for what. Every claim that is named must be equal. `keys`: where the issuer publishes
 * its keys; default: `/.well-known/jwks` below it.
 */
const TrustRule = z
  .strictObject({
    issuer: Address,
    keys: z.optional(Address),
    audience: claim,
    claims: z
      .strictObject({
        repository: claim,
        repository_id: z.optional(claim),
        repository_owner_id: z.optional(claim),
        ref: z.optional(claim),
        environment: z.optional(claim),
        job_workflow_ref: z.optional(claim),
      })
      .check(z.refine(isNarrow, 'must name ref, environment or job_workflow_ref: any branch and any workflow would do')),
    parts: z.array(z.union([PartName, z.literal(ALL_PARTS)])).check(z.minLength(1)),
    steps: z.array(DeliveryRight).check(z.minLength(1)),
    minutes: z._default(z.int().check(z.gte(1), z.lte(LONGEST)), USUAL),
  })
  .check(z.refine(({ issuer, claims }) => !isGitHub(issuer) || isRepositoryId(claims.repository_id), NEEDS_ID));
export type TrustRule = z.infer<typeof TrustRule>;

const problemOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.') || 'the whole'}: ${message}`;

/** Reads the rules from JSON. Fails with what is wrong with them. */
export function readTrust(text: string): Result<readonly TrustRule[], string> {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return failure('is not JSON.');
  }
  const parsed = z.array(TrustRule).safeParse(document);
  if (!parsed.success) return failure(`has a wrong rule: ${parsed.error.issues.map(problemOf).join('; ')}`);
  const torn = parsed.data.find(({ issuer, keys }) => parsed.data.some((other) => other.issuer === issuer && other.keys !== keys));
  return torn === undefined ? success(parsed.data) : failure(`names different keys for the issuer ${torn.issuer}.`);
}
