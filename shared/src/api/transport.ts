import axios, { type AxiosAdapter } from 'axios';

let replacement: AxiosAdapter | null = null;

/** Carries each request to the network, or to what stands in for it at the moment of the call. */
export const transport: AxiosAdapter = (config) => (replacement ?? axios.getAdapter(['xhr', 'fetch']))(config);

/**
 * Puts something in place of the network: rendering a page at publication answers from the database, tests from
 * given answers. The result takes it back.
 */
export function replaceTransport(adapter: AxiosAdapter): () => void {
  replacement = adapter;
  return () => {
    replacement = null;
  };
}
