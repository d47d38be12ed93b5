import * as z from '@amarena/shared/schema';
import { LANDER_CODES } from './landerCodes.ts';

/** Why a place in a document is refused. `shared/src/errors/landers` has a text for each in every language. */
export const LanderCode = z.enum(LANDER_CODES);
export type LanderCode = z.infer<typeof LanderCode>;

/** One problem of a document, and its place. */
export const LanderProblem = z.object({
  /** `variants[0].content.de.blocks[2].text`; '' is the document itself. */
  path: z.string(),
  code: LanderCode,
  /** The relevant number: a maximum of characters, a minimum of blocks; null if there is none. */
  limit: z.nullable(z.number()),
  /** The relevant name: a kind of block, a field, a placeholder, an address; null if the place is enough. */
  name: z.nullable(z.string()),
});
export type LanderProblem = z.infer<typeof LanderProblem>;
