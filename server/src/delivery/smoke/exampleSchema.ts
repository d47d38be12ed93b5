import { A_MEMBER, EXAMPLE_ROLES } from '@amarena/shared/contracts/platform/widgetExamples';
import * as z from 'zod/mini';

const Named = { name: z.optional(z.string()) };
const Role = z.enum(EXAMPLE_ROLES);

/** A step of an example, as a manifest has it. */
const Step = z.union([
  z.strictObject({ see: Role, ...Named, value: z.optional(z.string()) }),
  z.strictObject({ press: Role, ...Named }),
  z.strictObject({ fill: z.literal('textbox'), ...Named, text: z.string() }),
  z.strictObject({ choose: z.literal('combobox'), ...Named, option: z.string() }),
  z.strictObject({ called: z.string(), with: z.array(z.unknown()) }),
]);
export type Step = z.infer<typeof Step>;

const Example = z.strictObject({
  says: z.string(),
  properties: z.record(z.string(), z.unknown()),
  callbacks: z.array(z.string()),
  steps: z.array(Step),
});
export type Example = z.infer<typeof Example>;

const Examples = z.record(z.string(), z.array(Example));

/**
 * The examples of a manifest, by widget, with `A_MEMBER` replaced by the id of someone. Null if they are in a form that
 * this release does not know.
 */
export function readExamples(examples: unknown, someone: string): Readonly<Record<string, readonly Example[]>> | null {
  const text = JSON.stringify(examples ?? {}).replaceAll(A_MEMBER, someone);
  const parsed = Examples.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}
