import * as z from '@amarena/shared/schema';
import { REMOTES } from './routes.ts';

/** Name of a part: the shell or a remote. The only place that decides which names there are. */
export const PartName = z.enum(['shell', ...REMOTES]);
export type PartName = z.infer<typeof PartName>;

export const isPartName = (text: string): text is PartName => PartName.safeParse(text).success;
