import * as z from '@amarena/shared/schema';
import { LANDER_CODES } from './landerCodes.ts';

/** Why a place of a document is refused. `shared/errors/landers` has a text for each in every language. */
export const LanderCode = z.enum(LANDER_CODES);
export type LanderCode = z.infer<typeof LanderCode>;

/** One thing that is wrong with a document, and where. */
export const LanderProblem = z.object({
  /** `variants[0].content.de.blocks[2].text`; '' is the document itself. */
  path: z.string(),
  code: LanderCode,
  /** The number that counts: most characters, least blocks; null where none does. */
  limit: z.nullable(z.number()),
  /** What is meant: a kind of block, a field, a placeholder, an address; null where the place says all. */
  name: z.nullable(z.string()),
});
export type LanderProblem = z.infer<typeof LanderProblem>;
