import { Instant } from '@amarena/shared/contracts/platform/primitives';
import * as z from 'zod/mini';

const text = z.string().check(z.minLength(1));

/**
 * The last change of the terms, as the settings table stores it under `terms_change`. A sign-up after its publication
 * accepts it.
 */
export const PublishedTerms = z.object({
  published: Instant,
  since: Instant,
  changes: z.object({ it: text, de: text, en: text, es: text, fr: text, nl: text, pl: text }),
});
export type PublishedTerms = z.infer<typeof PublishedTerms>;
