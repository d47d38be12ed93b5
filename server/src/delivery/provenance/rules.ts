import { readFileSync } from 'node:fs';
import { PartName } from '@amarena/shared/contracts/platform/partNames';
import { ALL_PARTS } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { mistakesIn } from '@amarena/shared/federation/mistakes';
import * as z from 'zod/mini';
import type { PartName as Part } from '../part.ts';
import { isGitHub, isRepositoryId, NEEDS_ID } from './gitHub.ts';
import type { Origin } from './origin.ts';
import { readTrustRoots, type TrustRoot } from './trustRoot.ts';

const ANY_END = '*';
const text = z.string().check(z.minLength(1), z.maxLength(300));
const Address = text.check(
  z.refine((value) => /^https:\/\/[^\s*]+$/.test(value) && URL.canParse(value), 'must be an address with https://, without "*"'),
);
const isExactOrOpen = ({ ref, ref_pattern }: { ref?: string | undefined; ref_pattern?: string | undefined }): boolean =>
  (ref === undefined) !== (ref_pattern === undefined);

/** Which pipeline may build a part. All of it is compared as it stands, but for `ref_pattern`. */
const ProvenanceRule = z
  .strictObject({
    parts: z.array(z.union([PartName, z.literal(ALL_PARTS)])).check(z.minLength(1)),
    issuer: Address,
    repository: Address,
    /** For GitHub the number of the repository. */
    repository_id: z.optional(text),
    /** The workflow that signs; without its ref, it must have that of the sources. */
    workflow: text.check(
      z.regex(/^https:\/\/[^\s*@]+(@refs\/(heads|tags)\/[^\s*]+)?$/, 'must be the address of a workflow, alone or with "@" and a ref'),
    ),
    ref: z.optional(text.check(z.regex(/^refs\/(heads|tags)\/[^\s*]+$/, 'must name one branch or tag; for several, write ref_pattern'))),
    /** In place of `ref`. The `*` at the end stands for anything without a slash. */
    ref_pattern: z.optional(
      text.check(z.regex(/^refs\/(tags\/[^\s*]*|heads\/[^\s*]+\/)\*$/, 'must be "refs/tags/…*", or "refs/heads/…/*"')),
    ),
  })
  .check(
    z.refine(isExactOrOpen, 'must have either ref or ref_pattern'),
    z.refine(({ issuer, repository_id }) => !isGitHub(issuer) || isRepositoryId(repository_id), NEEDS_ID),
  );
export type ProvenanceRule = z.infer<typeof ProvenanceRule>;

/** Which file has the trust roots that vouch for an issuer, and for no other. */
const RootFiles = z.record(Address, text).check(z.refine((files) => Object.keys(files).length > 0));

/** Which provenance versions need, and whose signatures count. A part without a rule needs none. */
export interface ProvenanceSettings {
  readonly rules: readonly ProvenanceRule[];
  /** Empty: no signature can be verified. */
  readonly roots: readonly TrustRoot[];
}

export const NO_PROVENANCE: ProvenanceSettings = { rules: [], roots: [] };

/** A setting, and what is wrong with it. */
interface Problem {
  readonly setting: 'DELIVERY_PROVENANCE' | 'DELIVERY_TRUST_ROOT';
  readonly why: string;
}

const jsonIn = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

function rulesIn(json: string): Result<readonly ProvenanceRule[], string> {
  const document = jsonIn(json);
  if (document === undefined) return failure('is not JSON.');
  const parsed = z.array(ProvenanceRule).safeParse(document);
  return parsed.success ? success(parsed.data) : failure(`has a wrong rule: ${mistakesIn(parsed.error)}`);
}

function rootsInFile(file: string, issuer: string): Result<readonly TrustRoot[], string> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    return failure(`names a file that cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const roots = readTrustRoots(content, issuer);
  return roots.ok ? roots : failure(`names a file that ${roots.error}.`);
}

const WHICH = `must say which file vouches for which issuer, such as {"https://token.actions.githubusercontent.com": "/etc/trusted_root.jsonl"}.`;

function rootsIn(json: string): Result<readonly TrustRoot[], string> {
  const files = RootFiles.safeParse(jsonIn(json));
  if (!files.success) return failure(WHICH);
  const all: TrustRoot[] = [];
  for (const [issuer, file] of Object.entries(files.data)) {
    const roots = rootsInFile(file, issuer);
    if (!roots.ok) return roots;
    all.push(...roots.value);
  }
  return success(all);
}

/** Why rules demand what no trust root could vouch for; null: one vouches for each of them. */
function unverifiable(rules: readonly ProvenanceRule[], roots: readonly TrustRoot[]): string | null {
  const lacking = rules.find(({ issuer }) => !roots.some((root) => root.issuer === issuer));
  if (lacking === undefined) return null;
  if (roots.length === 0) return 'is missing: without it, no provenance that DELIVERY_PROVENANCE demands could be verified.';
  return `names no file for ${lacking.issuer}, whose provenance DELIVERY_PROVENANCE demands.`;
}

/**
 * Reads the rules, and the files with the trust roots of each issuer, from JSON; null: the setting is absent. Fails with
 * every setting that is wrong: rules that nothing could verify, too.
 */
export function readProvenance(rules: string | null, rootFiles: string | null): Result<ProvenanceSettings, readonly Problem[]> {
  const read = rules === null ? success([]) : rulesIn(rules);
  const roots = rootFiles === null ? success([]) : rootsIn(rootFiles);
  const problems: Problem[] = [];
  if (!read.ok) problems.push({ setting: 'DELIVERY_PROVENANCE', why: read.error });
  if (!roots.ok) problems.push({ setting: 'DELIVERY_TRUST_ROOT', why: roots.error });
  if (!read.ok || !roots.ok) return failure(problems);
  const why = unverifiable(read.value, roots.value);
  return why === null ? success({ rules: read.value, roots: roots.value }) : failure([{ setting: 'DELIVERY_TRUST_ROOT', why }]);
}

/** Whether a ref is what the rule names: exactly, or by its pattern, whose end has no slash. */
function isRefOf({ ref: exact, ref_pattern: pattern }: ProvenanceRule, ref: string): boolean {
  if (pattern === undefined) return ref === exact;
  const beginning = pattern.slice(0, -ANY_END.length);
  return ref.startsWith(beginning) && /^[^/]+$/.test(ref.slice(beginning.length));
}

/** Whether the rule names the pipeline. */
export function allows(rule: ProvenanceRule, { issuer, repository, repository_id, ref, workflow }: Origin): boolean {
  if (issuer === null || repository === null || ref === null || workflow === null) return false;
  return (
    issuer === rule.issuer &&
    repository === rule.repository &&
    (rule.repository_id === undefined || repository_id === rule.repository_id) &&
    isRefOf(rule, ref) &&
    workflow === (rule.workflow.includes('@') ? rule.workflow : `${rule.workflow}@${ref}`)
  );
}

export const rulesFor = ({ rules }: ProvenanceSettings, part: Part): ProvenanceRule[] =>
  rules.filter(({ parts }) => parts.includes(ALL_PARTS) || parts.includes(part));

const numbered = (id: string | undefined): string => (id === undefined ? '' : `, with the repository id ${id}`);

/** The pipelines that may build a part, in a line. */
export const rulesText = (rules: readonly ProvenanceRule[]): string =>
  rules
    .map(
      ({ repository, repository_id, ref, ref_pattern, workflow, issuer }) =>
        `${repository} at ${ref ?? ref_pattern}, by ${workflow}, according to ${issuer}${numbered(repository_id)}`,
    )
    .join('; or ');
