import * as z from '@amarena/shared/schema';
import { beacon } from './endpoint.ts';

/** Longest time in milliseconds that a start is said to have taken; what takes longer is sent as this. */
export const LONGEST_START = 120_000;

/** How many starts one call tells. A page has a handful of remotes, each with two or three versions. */
export const STARTS_PER_CALL = 20;

/** One version that a page started for the first time. */
export const RemoteStart = z.object({
  remote: z.string().check(z.maxLength(40)),
  version: z.string().check(z.maxLength(60)),
  /** Whole milliseconds from asking for the version to its page or widget standing. */
  ms: z.int().check(z.gte(0), z.lte(LONGEST_START)),
  /** True: some of its files came over the line; false: the browser had all of them. */
  cold: z.boolean(),
});
export type RemoteStart = z.infer<typeof RemoteStart>;

/** POST: a browser tells which versions of remotes its page started, and how long each took. No personal data. */
export const postRemoteStarts = beacon({
  name: 'postRemoteStarts',
  path: '/api/remote-starts.php',
  access: 'visitor',
  body: z.object({ starts: z.array(RemoteStart).check(z.minLength(1), z.maxLength(STARTS_PER_CALL)) }),
});
