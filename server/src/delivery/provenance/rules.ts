import { readFileSync } from 'node:fs';
import { PartName } from '@amarena/shared/contracts/platform/partNames';
import { ALL_PARTS } from '@amarena/shared/contracts/platform/releases';
import { failure, type Result, success } from '@amarena/shared/errors/apiErrors';
import { mistakesIn } from '@amarena/shared/federation/mistakes';
import * as z from 'zod/mini';
import type { PartName as Part } from '../part.ts';
import type { Origin } from './origin.ts';
import { readTrustRoots, type TrustRoot } from './trustRoot.ts';

const ANY_END = '*';
const text = z.string().check(z.minLength(1), z.maxLength(300));
const Address = text.check(z.regex(/^https:\/\/[^\s*]+$/, 'must begin with https://, without "*"'));

/** Which pipeline may build a part. An end of `*` stands for anything that follows. */
const ProvenanceRule = z.strictObject({
  parts: z.array(z.union([PartName, z.literal(ALL_PARTS)])).check(z.minLength(1)),
  issuer: Address,
  repository: Address,
  repository_id: z.optional(text),
  /** The workflow that signs; without its ref, it must have that of the sources. */
  workflow: text.check(
    z.regex(/^https:\/\/[^\s*@]+(@[^\s*@]+(@[^\s*]*)?\*?)?$/, 'must be the address of a workflow, alone or with "@" and a ref'),
  ),
  ref: text.check(z.regex(/^refs\/(heads|tags)\/[^\s*]+\*?$|^refs\/tags\/\*$/, 'must name a branch, a tag, or the beginning of one')),
});
export type ProvenanceRule = z.infer<typeof ProvenanceRule>;

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

function rulesIn(json: string): Result<readonly ProvenanceRule[], string> {
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch {
    return failure('is not JSON.');
  }
  const parsed = z.array(ProvenanceRule).safeParse(document);
  return parsed.success ? success(parsed.data) : failure(`has a wrong rule: ${mistakesIn(parsed.error)}`);
}

function rootsIn(file: string): Result<readonly TrustRoot[], string> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (error) {
    return failure(`names a file that cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const roots = readTrustRoots(content);
  return roots.ok ? roots : failure(`names a file that ${roots.error}.`);
}

/**
 * Reads the rules from JSON, and the trust roots from the file that is named; null: the setting is absent. Fails with every
 * setting that is wrong: rules that nothing could verify, too.
 */
export function readProvenance(rules: string | null, rootFile: string | null): Result<ProvenanceSettings, readonly Problem[]> {
  const read = rules === null ? success([]) : rulesIn(rules);
  const roots = rootFile === null ? success([]) : rootsIn(rootFile);
  const problems: Problem[] = [];
  if (!read.ok) problems.push({ setting: 'DELIVERY_PROVENANCE', why: read.error });
  if (!roots.ok) problems.push({ setting: 'DELIVERY_TRUST_ROOT', why: roots.error });
  if (read.ok && read.value.length > 0 && rootFile === null)
    problems.push({
      setting: 'DELIVERY_TRUST_ROOT',
      why: 'is missing: without it, no provenance that DELIVERY_PROVENANCE demands could be verified.',
    });
  return read.ok && roots.ok && problems.length === 0 ? success({ rules: read.value, roots: roots.value }) : failure(problems);
}

const fits = (pattern: string, value: string): boolean =>
  pattern.endsWith(ANY_END) ? value.startsWith(pattern.slice(0, -ANY_END.length)) : value === pattern;

/** Whether the rule names the pipeline. */
export function allows(rule: ProvenanceRule, { issuer, repository, repository_id, ref, workflow }: Origin): boolean {
  if (issuer === null || repository === null || ref === null || workflow === null) return false;
  const isSigner = rule.workflow.includes('@') ? fits(rule.workflow, workflow) : workflow === `${rule.workflow}@${ref}`;
  return (
    issuer === rule.issuer &&
    repository === rule.repository &&
    (rule.repository_id === undefined || repository_id === rule.repository_id) &&
    fits(rule.ref, ref) &&
    isSigner
  );
}

export const rulesFor = ({ rules }: ProvenanceSettings, part: Part): ProvenanceRule[] =>
  rules.filter(({ parts }) => parts.includes(ALL_PARTS) || parts.includes(part));

/** The pipelines that may build a part, in a line. */
export const rulesText = (rules: readonly ProvenanceRule[]): string =>
  rules.map(({ repository, ref, workflow, issuer }) => `${repository} at ${ref}, by ${workflow}, according to ${issuer}`).join('; or ');
