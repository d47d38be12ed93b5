import { checkLander, keepsFromSaving } from '@amarena/shared/contracts/landers/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers/landers';
import type { LanderTemplates } from '@amarena/shared/contracts/landers/landerTemplates';

type Steps = readonly (string | number)[];

const stepsOf = (path: string): Steps => [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

const stepInto = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined;

/** A copy of a value with the text at a path replaced; unchanged if there is no text. `text` null: by nothing. */
function withText(value: unknown, [step, ...rest]: Steps, text: string | null): unknown {
  if (step === undefined) return typeof value === 'string' ? text : value;
  const inner = stepInto(value, step);
  if (inner === undefined) return value;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? withText(one, rest, text) : one));
  return { ...(value as object), [step]: withText(inner, rest, text) };
}

/** Validation reports more once the structure is valid; this many passes find everything. */
const LOOKS = 3;

/**
 * The document as the server can save it: texts that it would refuse are replaced by its last saved ones, or emptied,
 * so that one of them does not block the others. Returns the same document if nothing is refused.
 */
export function savable(document: LanderDocument, kept: LanderDocument, templates: LanderTemplates): LanderDocument {
  let savable = document;
  for (let look = 0; look < LOOKS; look += 1) {
    const refused = checkLander(savable, templates).problems.filter(keepsFromSaving);
    if (refused.length === 0) return savable;
    savable = refused.reduce<LanderDocument>((next, { path }) => {
      const steps = stepsOf(path);
      const had = steps.reduce<unknown>(stepInto, kept);
      return withText(next, steps, typeof had === 'string' || had === null ? had : '') as LanderDocument;
    }, savable);
  }
  return savable;
}
