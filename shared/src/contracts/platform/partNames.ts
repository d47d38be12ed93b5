import * as z from '@amarena/shared/schema';
import type { PartName as Name } from './routes.ts';

export { isPartName } from './guests.ts';

/** Name of a part: the shell, a remote of this release, or a guest. */
export const PartName = z.string().check(z.regex(/^(?:shell|mf-[a-z]{2,20})$/)) as z.ZodMiniType<Name, Name>;
export type PartName = Name;
