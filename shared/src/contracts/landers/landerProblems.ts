import * as z from '@amarena/shared/schema';
import { completenessOf } from './landerCompleteness.ts';
import { markupIn, unknownPlaceholder } from './landerMarkup.ts';
import type { LanderCode, LanderProblem } from './landerProblem.ts';
import { LanderDocument } from './landers.ts';
import { type LanderTemplates, rulesOf } from './landerTemplates.ts';
import { landerTextPlaces } from './landerTextPlaces.ts';
import { slugProblem } from './slugProblem.ts';

/** Codes for which even a draft is refused. All others only prevent publication. */
const KEEPS_FROM_SAVING: readonly LanderCode[] = [
  'invalid',
  'block_unknown',
  'field_unknown',
  'markup',
  'too_long_to_keep',
  'slug_invalid',
  'slug_not_taken',
  'slug_reserved',
  'slug_taken',
  'address_fixed',
];
export const keepsFromSaving = ({ code }: LanderProblem): boolean => KEEPS_FROM_SAVING.includes(code);

type Step = PropertyKey;

/** A place in a document as text: `blocks[2].text`. */
const pathText = (steps: readonly Step[]): string =>
  steps.map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${String(step)}`)).join('');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function valueAt(value: unknown, steps: readonly Step[]): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(value)) return valueAt(value[Number(step)], rest);
  return isRecord(value) ? valueAt(value[String(step)], rest) : undefined;
}

type Issue = z.core.$ZodIssue;

function problemOf(issue: Issue, value: unknown): LanderProblem {
  const { path } = issue;
  if (path.at(-1) === 'kind' && path.includes('blocks')) {
    return { path: pathText(path.slice(0, -1)), code: 'block_unknown', limit: null, name: String(valueAt(value, path) ?? '') };
  }
  const place = pathText(path);
  if (issue.code === 'too_big') return { path: place, code: 'too_long_to_keep', limit: Number(issue.maximum), name: null };
  return { path: place, code: 'invalid', limit: null, name: null };
}

/** Fields that the parsed document does not have: a misspelt one must not be dropped silently. */
function unknownFields(given: unknown, known: unknown, steps: readonly Step[] = []): LanderProblem[] {
  if (Array.isArray(given) && Array.isArray(known))
    return given.flatMap((one, index) => unknownFields(one, known[index], [...steps, index]));
  if (!isRecord(given) || !isRecord(known)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    name in known
      ? unknownFields(value, known[name], [...steps, name])
      : [{ path: pathText([...steps, name]), code: 'field_unknown' as const, limit: null, name }],
  );
}

/** Tags anywhere in a document: texts are never read as markup, and none may look like it. */
function markupProblems(value: unknown, steps: readonly Step[] = []): LanderProblem[] {
  if (typeof value === 'string') {
    const name = markupIn(value);
    return name === null ? [] : [{ path: pathText(steps), code: 'markup', limit: null, name }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, inner]) => markupProblems(inner, [...steps, Array.isArray(value) ? Number(step) : step]));
}

const placeholderProblems = (document: LanderDocument): LanderProblem[] =>
  landerTextPlaces(document).flatMap(({ path, text }) => {
    const name = unknownPlaceholder(text);
    return name === null ? [] : [{ path, code: 'placeholder_unknown', limit: null, name }];
  });

/** A parsed document with all its problems. `document` is null if its structure is invalid. */
export interface LanderCheck {
  readonly document: LanderDocument | null;
  readonly problems: readonly LanderProblem[];
}

/**
 * Parses a document from any value and returns everything that prevents it from being saved or published
 * (`keepsFromSaving` tells which). Used by server, command line and editor. `templates`: those of the version of
 * mf-landers that would draw it. It does not check what only the server knows: whether an address is taken, and whether
 * an image exists.
 */
export function checkLander(value: unknown, templates: LanderTemplates): LanderCheck {
  const read = z.safeParse(LanderDocument, value);
  if (!read.success) return { document: null, problems: read.error.issues.map((issue) => problemOf(issue, value)) };
  const document = read.data;
  const rules = rulesOf(templates, document.template);
  return {
    document,
    problems: [
      ...unknownFields(value, document),
      ...slugProblem(document, rules),
      ...markupProblems(document),
      ...placeholderProblems(document),
      ...completenessOf(document, rules),
    ],
  };
}
