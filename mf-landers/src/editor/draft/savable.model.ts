import { checkLander, keepsFromSaving } from '@amarena/shared/contracts/landerProblems';
import type { LanderDocument } from '@amarena/shared/contracts/landers';
import type { LanderTemplates } from '@amarena/shared/contracts/landerTemplates';

type Steps = readonly (string | number)[];

const stepsOf = (path: string): Steps => [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));

const stepInto = (value: unknown, step: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string | number, unknown>>)[step] : undefined;

/** The same value with `text` in the place of another text; unchanged where none stands there. */
function withText(value: unknown, [step, ...rest]: Steps, text: string): unknown {
  if (step === undefined) return typeof value === 'string' ? text : value;
  const inner = stepInto(value, step);
  if (inner === undefined) return value;
  if (Array.isArray(value)) return value.map((one, index) => (index === step ? withText(one, rest, text) : one));
  return { ...(value as object), [step]: withText(inner, rest, text) };
}

/** A check tells more once the shape is right: this often is enough for all that it can tell. */
const LOOKS = 3;

/**
 * A document as the server keeps it: texts that it refuses are those that it has, or empty, so that one of them keeps no
 * other from being saved. The very same document where nothing is refused.
 */
export function savable(document: LanderDocument, kept: LanderDocument, templates: LanderTemplates): LanderDocument {
  let savable = document;
  for (let look = 0; look < LOOKS; look += 1) {
    const refused = checkLander(savable, templates).problems.filter(keepsFromSaving);
    if (refused.length === 0) return savable;
    savable = refused.reduce<LanderDocument>((next, { path }) => {
      const steps = stepsOf(path);
      const had = steps.reduce<unknown>(stepInto, kept);
      return withText(next, steps, typeof had === 'string' ? had : '') as LanderDocument;
    }, savable);
  }
  return savable;
}
