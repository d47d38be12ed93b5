import type { Caught } from './caught.ts';

/** What waits for the code that reports it. It can only load once the page knows the hashes of its scripts. */
const waiting: Caught[] = [];

/** Reports an error. The code that does so loads with the first one; if it does not arrive, the next error tries again. */
export function tellError(caught: Caught): void {
  waiting.push(caught);
  void import('./reportError.ts').then(
    ({ reportError }) => {
      for (const one of waiting.splice(0)) reportError(one);
    },
    (cause: unknown) => console.debug('What reports errors did not arrive', cause),
  );
}

/** Reports what nothing catches on this page. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => {
    // Null: a file that did not load, which the loader reports, or a script of another site.
    if (error) tellError({ kind: 'error', cause: error });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => tellError({ kind: 'rejection', cause: reason }));
}
