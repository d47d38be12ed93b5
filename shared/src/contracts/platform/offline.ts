/** Address of the service worker for offline pages. Its scope is the whole site. */
export const PAGE_WORKER = '/sw.js';

/** File of a shell's build that is served there. A build without it has no such worker. */
export const WORKER_FILE = 'sw.js';

/**
 * A document without a page, for the current member: the shell decides by the address what to show. It opens without a
 * network.
 */
export const SHELL_DOCUMENT = '/app-shell';
/** Headers of documents that the worker stores: the registry's generation, and the member whose data they contain. */
export const GENERATION_HEADER = 'amarena-generation';
export const PERSON_HEADER = 'amarena-person';

/**
 * Header of a read whose page shows an answer already. The worker does not answer it with what it stored: that may be
 * older than what the page has learned since.
 */
export const FRESH_HEADER = 'Amarena-Fresh';

/** Prefix of all caches of the site; removing the worker deletes them by it. */
export const CACHE_PREFIX = 'amarena-';

/** Caches by content. Increasing the number at the end abandons the old content. */
export const OFFLINE_CACHES = {
  /** Files of versions: they never change and are not personal. */
  files: 'amarena-files-1',
  /** The document for the logged-in member. */
  shell: 'amarena-shell-1',
  /** Pages on which the member returns, as the site sent them. */
  pages: 'amarena-pages-1',
  /** Answers of the API. */
  read: 'amarena-read-1',
  /** Photos that were viewed. */
  photos: 'amarena-photos-1',
  /** Photos shared from another app. */
  shared: 'amarena-shared-1',
} as const;

/** Days for which data stays on a device without a log-out. */
export const READ_DAYS = 7;

/** A file of a version, with its hash if the page knows it. */
export interface KeptFile {
  readonly url: string;
  readonly integrity?: string;
}

/** Name of the meta element in a page that the worker stored; its content is when, in milliseconds since 1970. */
export const STORED_META = 'stored-at';

/** What the site says about a page that was opened from the worker's cache: the page as it would be now. */
export type PageVerdict =
  | { readonly kind: 'release'; readonly generation: number }
  /** It is another member's, or a visitor's, or it is no longer there. */
  | { readonly kind: 'someone_else' }
  /** The site did not answer, or with an error. */
  | { readonly kind: 'nothing_new' };

/** A message from a page to the worker. */
export type PageMessage =
  | {
      /** A member is logged in and the page is ready: store its files. */
      readonly type: 'keep';
      readonly member: string;
      readonly generation: number;
      /** Addresses of the folders of all versions that the page may load; files outside them are deleted. */
      readonly bases: readonly string[];
      readonly files: readonly KeptFile[];
      /** Addresses that the page read before the worker was active; empty if there are none. */
      readonly read: readonly string[];
    }
  /**
   * No member is logged in: delete what was stored for one. `left`: someone has just logged out here; otherwise the
   * page started without a member, and a photo that a visitor shares stays until the log-in. `member`: only if it was
   * stored for this one, whom the page shows although someone else is logged in by now.
   */
  | { readonly type: 'forget'; readonly left: boolean; readonly member?: string }
  /** The page was opened from the cache: answer on the port with a `PageVerdict`. */
  | { readonly type: 'opened' };
