import type { AxiosAdapter } from 'axios';

let replacement: AxiosAdapter | null = null;

/** What sends requests instead of the network; null: nothing does. */
export const replacedTransport = (): AxiosAdapter | null => replacement;

/** Replaces the network: pre-rendering answers from the database, tests from fixed answers. Returns a function that restores it. */
export function replaceTransport(adapter: AxiosAdapter): () => void {
  replacement = adapter;
  return () => {
    replacement = null;
  };
}
