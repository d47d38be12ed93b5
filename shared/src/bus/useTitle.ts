import { useEffect } from 'react';
import { bus } from './bus.ts';

/** Calls the page that shows by `title` in the browser's tab and history; null: by its kind, as long as no name is known. */
export function useTitle(title: string | null): void {
  // After each rendering: the same page may stand at another address by then.
  useEffect(() => {
    if (title !== null) bus.ask({ type: 'title', title });
  });
}
