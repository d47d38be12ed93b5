import type { Page } from '../facades/spa/definePage.tsx';
import type { Lifecycles } from '../facades/spa/lifecycles.ts';

const recorded: { page: Page | null } = { page: null };

const never = async (): Promise<never> => {
  throw new Error('A page on the server is rendered, never mounted.');
};

/** Replaces `definePage` while the server runs a remote's script: records the page's definition. */
export function definePage(page: Page): Lifecycles {
  recorded.page = page;
  return { bootstrap: never, mount: never, unmount: never };
}

/** The page that a remote's script defines. Throws if there is none. */
export function recordPage(run: () => unknown): Page {
  recorded.page = null;
  run();
  if (recorded.page === null) throw new Error('The script defines no page.');
  return recorded.page;
}
