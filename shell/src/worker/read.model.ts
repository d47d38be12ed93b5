/** Calls whose answers are stored after reading: what a member looks at, and the lists of words that it needs. */
export const READ_PATHS: readonly string[] = [
  '/api/chats.php',
  '/api/chat.php',
  '/api/chatphoto.php',
  '/api/icebreakers.php',
  '/api/search.php',
  '/api/profile.php',
  '/api/related.php',
  '/api/interests.php',
  '/api/regions.php',
  '/api/likes.php',
  '/api/likelist.php',
  '/api/companyinfo.php',
];

/** Parameters that trigger an effect on the server and do not change the answer. */
const WITHOUT_MEANING: readonly string[] = ['read'];

export const isRead = (url: URL, origin: string): boolean => url.origin === origin && READ_PATHS.includes(url.pathname);

/** The cache key of a response: one for each resource. */
export function readKey(address: string): string {
  const url = new URL(address);
  for (const name of WITHOUT_MEANING) url.searchParams.delete(name);
  return url.href;
}

/** A file of a version never changes: it has a hash, or lies in a folder of versions. */
export const isVersionFile = (url: URL, { integrity, origin }: { integrity: string; origin: string }): boolean =>
  integrity !== '' || (url.origin === origin && /^\/(shell|artifacts)\/[^/]+\//.test(url.pathname));

/** Stored files that no version of the newest page needs. */
export const unneeded = (kept: readonly string[], bases: readonly string[]): string[] =>
  kept.filter((address) => !bases.some((base) => address.startsWith(base)));
