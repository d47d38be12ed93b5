/** Address of the service worker for offline pages. Its scope is the whole site. */
export const PAGE_WORKER = '/sw.js';

/** File of a shell's build that is served there. A build without it has no such worker. */
export const WORKER_FILE = 'sw.js';

/**
 * A document without a page, for the current member: the shell decides by the address what to show. It is the only
 * document that the worker stores.
 */
export const SHELL_DOCUMENT = '/app-shell';
/** Its headers: the registry's generation, and the member whose data it contains. */
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
   * page started without a member, and a photo that a visitor shares stays until the log-in.
   */
  | { readonly type: 'forget'; readonly left: boolean };
