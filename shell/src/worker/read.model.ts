/** Calls whose answers are kept once they were read: what a member looks at, and the lists of words that it needs. */
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

/** Asks that the server does something beside its answer, which is the same without it. */
const WITHOUT_MEANING: readonly string[] = ['read'];

export const isRead = (url: URL, origin: string): boolean => url.origin === origin && READ_PATHS.includes(url.pathname);

/** The address under which an answer is kept: one for each thing that is read. */
export function readKey(address: string): string {
  const url = new URL(address);
  for (const name of WITHOUT_MEANING) url.searchParams.delete(name);
  return url.href;
}

/** A file of a version: it carries its hash, or lies in a folder of versions, and never changes. */
export const isVersionFile = (url: URL, { integrity, origin }: { integrity: string; origin: string }): boolean =>
  integrity !== '' || (url.origin === origin && /^\/(shell|artifacts)\/[^/]+\//.test(url.pathname));

/** Kept files that no version of the newest page needs. */
export const unneeded = (kept: readonly string[], bases: readonly string[]): string[] =>
  kept.filter((address) => !bases.some((base) => address.startsWith(base)));
