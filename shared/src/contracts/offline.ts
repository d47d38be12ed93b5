/** Address of the worker that answers pages while there is no network. Its scope is the whole site. */
export const PAGE_WORKER = '/sw.js';

/** File of a shell's build that is sent there. A build without it has no such worker. */
export const WORKER_FILE = 'sw.js';

/**
 * A document without a page of its own, for the member who asks: the shell finds out by the address what to show. It
 * is the one document that the worker keeps.
 */
export const SHELL_DOCUMENT = '/app-shell';
/** Its headers: the registry's generation that it belongs to, and the member whose data it holds. */
export const GENERATION_HEADER = 'amarena-generation';
export const PERSON_HEADER = 'amarena-person';

/** What all caches of the site begin with: who takes the worker away deletes them by it. */
export const CACHE_PREFIX = 'amarena-';

/** Caches by what is in them. Another number at the end leaves the old content behind. */
export const OFFLINE_CACHES = {
  /** Files of versions: they never change and belong to nobody. */
  files: 'amarena-files-1',
  /** The document for the member who is logged in. */
  shell: 'amarena-shell-1',
  /** Answers of the API that were read. */
  read: 'amarena-read-1',
  /** Photos that were seen. */
  photos: 'amarena-photos-1',
  /** Photos that another app has just shared. */
  shared: 'amarena-shared-1',
} as const;

/** Days for which what was read stays on a device that nobody logs out of. */
export const READ_DAYS = 7;

/** A file of a version, with its hash where the page knows it. */
export interface KeptFile {
  readonly url: string;
  readonly integrity?: string;
}

/** What a page tells the worker. */
export type PageMessage =
  | {
      /** Someone is logged in and the page stands: what it is made of is kept. */
      readonly type: 'keep';
      readonly member: string;
      readonly generation: number;
      /** Addresses of the folders of all versions that the page may load; files of others are dropped. */
      readonly bases: readonly string[];
      readonly files: readonly KeptFile[];
      /** Addresses that the page read before the worker was there to see it; empty where it was. */
      readonly read: readonly string[];
    }
  /**
   * Nobody is logged in: what was kept for a member goes. `left`: someone has just logged out here; else the page began
   * without anyone, and a photo that a visitor shares may wait for the log-in.
   */
  | { readonly type: 'forget'; readonly left: boolean };
