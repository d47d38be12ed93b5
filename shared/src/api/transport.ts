import axios, { type AxiosAdapter } from 'axios';

let replacement: AxiosAdapter | null = null;

/** Sends each request to the network, or to its current replacement. */
export const transport: AxiosAdapter = (config) => (replacement ?? axios.getAdapter(['xhr', 'fetch']))(config);

/** Replaces the network: pre-rendering answers from the database, tests from fixed answers. Returns a function that restores it. */
export function replaceTransport(adapter: AxiosAdapter): () => void {
  replacement = adapter;
  return () => {
    replacement = null;
  };
}
