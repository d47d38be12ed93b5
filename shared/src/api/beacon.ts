import type { Beacon, BodyOf } from '../contracts/endpoint.ts';

/**
 * Sends one call whose answer nobody waits for, also while the page is being left. It is tried once: what does not
 * arrive is lost, so it is for counts and not for what a person did.
 */
export function sendBeacon<E extends Beacon>(endpoint: E, body: BodyOf<E>): void {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
  if (!navigator.sendBeacon(endpoint.path, json)) console.debug(`${endpoint.name} was not sent: the browser's queue is full.`);
}
