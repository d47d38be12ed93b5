import type { BrowserError } from '@amarena/shared/contracts/platform/browserErrors';
import { BROWSER_ERRORS_PATH, strippedError } from '@amarena/shared/contracts/platform/thrown';
import { scope } from './scope.ts';

/** Without a network, everything that asks for something fails. */
const USUAL = 'is not reached by the network' satisfies BrowserError['reason'];

/** Sends what may be told of an error in this worker. Its address has no version, so the server assumes the live one. */
export function tellError(cause: unknown): void {
  const thrown = strippedError(cause);
  if (thrown.reason === USUAL || thrown.frames.length === 0) return;
  const body = JSON.stringify({ kind: 'worker', ...thrown, remote: 'shell', version: null, route: null, generation: null });
  fetch(BROWSER_ERRORS_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch((lost: unknown) =>
    console.debug('The report did not arrive', lost),
  );
}

/** Reports what a task throws, and throws it on. The browser hears of it only as a failed event. */
export const watched =
  <Given extends unknown[], Value>(task: (...given: Given) => Promise<Value>) =>
  async (...given: Given): Promise<Value> => {
    try {
      return await task(...given);
    } catch (cause) {
      tellError(cause);
      throw cause;
    }
  };

/** Logs and reports why something that a page can do without failed. */
export const noteFailure =
  (what: string) =>
  (cause: unknown): void => {
    console.warn(what, cause);
    tellError(cause);
  };

/** Reports what nothing catches in this worker. */
export function watchErrors(): void {
  scope.addEventListener('error', ({ error }) => tellError(error));
  scope.addEventListener('unhandledrejection', ({ reason }) => tellError(reason));
}
