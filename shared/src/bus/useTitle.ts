import { useEffect } from 'react';
import { bus } from './bus.ts';

/** Sets the page's title in the browser's tab and history; null: the generic one, while no name is known. */
export function useTitle(title: string | null): void {
  // After each render, because the same page may have another address by then.
  useEffect(() => {
    if (title !== null) bus.ask({ type: 'title', title });
  });
}
