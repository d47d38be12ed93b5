import * as z from '@amarena/shared/schema';
import { beacon } from './endpoint.ts';

/** Maximum duration of a reported start in milliseconds; longer ones are sent as this. */
export const LONGEST_START = 120_000;

/** Maximum number of starts in one call. A page has a handful of remotes, each with two or three versions. */
export const STARTS_PER_CALL = 20;

/** The first start of a version on a page. */
export const RemoteStart = z.object({
  remote: z.string().check(z.maxLength(40)),
  version: z.string().check(z.maxLength(60)),
  /** Whole milliseconds from requesting the version to its page or widget being mounted. */
  ms: z.int().check(z.gte(0), z.lte(LONGEST_START)),
  /** True: some of its files came over the network; false: all were in the browser's cache. */
  cold: z.boolean(),
});
export type RemoteStart = z.infer<typeof RemoteStart>;

/** POST: reports which versions of remotes a page started, and how long each took. No personal data. Errors: `not_found`: none is live. */
export const postRemoteStarts = beacon({
  name: 'postRemoteStarts',
  path: '/api/remote-starts.php',
  access: 'visitor',
  body: z.object({ starts: z.array(RemoteStart).check(z.minLength(1), z.maxLength(STARTS_PER_CALL)) }),
});
